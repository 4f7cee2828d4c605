import { Check, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ModoColor } from '@/ui/app/tema/modo-color';
import { useModoColor } from '@/ui/app/tema/use-modo-color';
import type { MenuAction } from '@/ui/shared/menu-action';

const TEMAS: readonly { modo: ModoColor; nombre: string; icono: ReactNode }[] = [
  { modo: 'claro', nombre: 'Tema claro', icono: <Sun /> },
  { modo: 'oscuro', nombre: 'Tema oscuro', icono: <Moon /> },
  { modo: 'sistema', nombre: 'Tema del sistema', icono: <Monitor /> },
];

/** The menu of the person: colours and the way out. */
export const useAccionesPersona = (salir: () => void): MenuAction[] => {
  const [elegido, elegir] = useModoColor();
  const temas = TEMAS.map(
    ({ modo, nombre, icono }): MenuAction => ({
      id: modo,
      label: modo === elegido ? `${nombre} (en uso)` : nombre,
      icon: modo === elegido ? <Check /> : icono,
      onSelect: () => elegir(modo),
    }),
  );
  return [
    ...temas,
    { id: 'salir', label: 'Cerrar Sesión', icon: <LogOut />, separated: true, onSelect: salir },
  ];
};
