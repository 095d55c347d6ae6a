// What everybody tries first. Length does the rest: no rule about kinds of characters makes a password better.
const COMMON = new Set(
  `password password1 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 0123456789 87654321 987654321 11111111 00000000 88888888
  66666666 12341234 11223344 12344321 123123123 147258369 159357258 13145200 5201314520 woaini520 woaini1314 iloveyou iloveyou1 qwertyui
  qwertyuiop qwerty123 qwer1234 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 a1234567
  a12345678 aa123456 aaa123456 admin123 administrator letmein1 welcome1 welcome123 sunshine princess football baseball superman
  trustno1 dragon123 monkey123 master123 michael1 computer internet nocturne nocturne1 yequyequ changeme secret123 test1234 testtest
  default1 qazwsxedc 1234qwer q1w2e3r4 123456abc 123456aa 123qweasd asd123456 zxc123456 wang1234 zhang123 li123456 china123 beijing1`
    .split(/\s+/)
    .filter(Boolean),
)

const isOneCharacter = (password: string) => new Set(password).size <= 2

const isRun = (password: string) => {
  const steps = new Set<number>()
  for (let at = 1; at < password.length; at += 1) steps.add(password.charCodeAt(at) - password.charCodeAt(at - 1))
  const [step] = steps
  return steps.size === 1 && Math.abs(step ?? 0) <= 1
}

export const isWeak = (password: string, username: string) => {
  const plain = password.normalize('NFKC').toLowerCase()
  return COMMON.has(plain) || isOneCharacter(plain) || isRun(plain) || plain.replace(/[\d\W_]+$/, '') === username || plain === username
}
