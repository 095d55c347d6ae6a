// The same styles as the app: touch targets and what is visible depend on them.
import '../app/app.css'

// Every file begins as a device that was never used: what an earlier one kept is not its business.
localStorage.clear()
sessionStorage.clear()
