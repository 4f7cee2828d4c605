import { useRouter } from '@tanstack/react-router';
import { ArrowRight, UserRound, UsersRound } from 'lucide-react';
import type { PaletteItem } from '@/ui/shared/palette/palette-types';
import { usePanel } from '../shared/panel/use-panel';
import { type Reciente, recientesDe } from '../shared/recientes/recientes';

const ICONOS = { pantalla: <ArrowRight />, participante: <UserRound />, acudiente: <UsersRound /> };
const ETIQUETAS: Readonly<Record<Reciente['tipo'], string | undefined>> = {
  pantalla: undefined,
  participante: 'Participante',
  acudiente: 'Acudiente',
};

/** What was opened lately, without the screen in front. */
export const useRecientes = (): PaletteItem[] => {
  const { queryClient, usuario } = usePanel();
  const { pathname, href: actual } = useRouter().latestLocation;
  return recientesDe(queryClient, usuario.id)
    .filter(({ href }) => href !== pathname && href !== actual)
    .map(({ tipo, href, nombre }) => ({
      id: href,
      label: nombre,
      detail: ETIQUETAS[tipo],
      icon: ICONOS[tipo],
    }));
};
