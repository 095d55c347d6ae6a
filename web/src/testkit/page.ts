// The same styles as the app: touch targets and what is visible depend on them.
import '../app/app.css'
