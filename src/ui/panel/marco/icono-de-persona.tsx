import { Check, KeyRound, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';

const ICONOS = {
  perfil: UserRound,
  contrasena: KeyRound,
  enUso: Check,
  claro: Sun,
  oscuro: Moon,
  sistema: Monitor,
  salir: LogOut,
} as const;

/** The drawings of the person's menu, which come with its list. */
export function IconoDePersona({ cual }: { cual: keyof typeof ICONOS }) {
  const Icono = ICONOS[cual];
  return <Icono />;
}
