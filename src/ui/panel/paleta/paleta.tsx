import { useRouter } from '@tanstack/react-router';
import { ArrowRight, LogOut, Plus, UserRound, UsersRound } from 'lucide-react';
import { CommandPalette } from '@/ui/shared/palette/command-palette';
import type { PaletteGroup, PaletteItem } from '@/ui/shared/palette/palette-types';
import { accionesDe, lugaresDe } from '../comun/panel/acciones-de-pantalla';
import { usePanel } from '../comun/panel/use-panel';
import { type Reciente, recientesDe } from '../comun/recientes/recientes';
import { useIr } from './use-ir';
import { usePersonas } from './use-personas';
import { useRecibos } from './use-recibos';

const ICONOS = { pantalla: <ArrowRight />, participante: <UserRound />, acudiente: <UsersRound /> };
const ETIQUETAS: Readonly<Record<Reciente['tipo'], string | undefined>> = {
  pantalla: undefined,
  participante: 'Participante',
  acudiente: 'Acudiente',
};

/** What was opened lately, without the screen in front. */
const useRecientes = (): PaletteItem[] => {
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

const SALIR = 'salir';

/** Finds people, receipts, screens and actions; the id of every item is the address it leads to, but for calls and leaving. */
export default function Paleta({ onSalir, onClose }: { onSalir: () => void; onClose: () => void }) {
  const { usuario } = usePanel();
  const ir = useIr();
  const personas = usePersonas();
  const recibos = useRecibos(personas.buscado);
  const recientes = useRecientes();
  const elegir = ({ id, href }: PaletteItem): void => {
    if (id === SALIR) onSalir();
    else if (href) window.location.assign(href);
    else ir(id);
  };
  const fijos: PaletteGroup[] = [
    {
      id: 'pantallas',
      title: 'Pantallas',
      items: lugaresDe(usuario.rol).map(({ nombre, href, palabras, en }) => ({
        id: href,
        label: nombre,
        detail: en,
        keywords: palabras,
        icon: <ArrowRight />,
      })),
    },
    {
      id: 'acciones',
      title: 'Acciones',
      items: [
        ...accionesDe(usuario.rol).map(({ nombre, href }) => ({ id: href, label: nombre, icon: <Plus /> })),
        { id: SALIR, label: 'Cerrar Sesión', icon: <LogOut />, keywords: 'salir', waits: true },
      ],
    },
  ];
  return (
    <CommandPalette
      open
      onClose={onClose}
      recent={recientes}
      groups={[recibos.grupo, ...personas.grupos, ...fijos]}
      onChoose={elegir}
      onSearch={personas.buscar}
      loading={personas.buscando || recibos.buscando}
      error={personas.error ?? recibos.error}
      onRetry={() => {
        personas.reintentar();
        recibos.reintentar();
      }}
    />
  );
}
