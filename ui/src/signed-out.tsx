import { DoorDrawing } from './drawings.tsx'
import { Empty } from './empty.tsx'
import { useUiTexts } from './texts.ts'

interface SignedOutProps {
  sentence?: string
  onSignIn(): void
}

/** A place for members, seen by a guest. */
export const SignedOut = ({ sentence, onSignIn }: SignedOutProps) => {
  const t = useUiTexts()
  return <Empty Drawing={DoorDrawing} sentence={sentence ?? t.signInFirst} action={{ label: t.signIn, onClick: onSignIn }} />
}
