import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { deferred } from '@/ui/shared/deferred';
import { usePanel } from '../panel/use-panel';

const ConfirmDialog = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ '@/ui/shared/confirm-dialog')).ConfirmDialog,
);

type GuardaSalidaProps = {
  hayCambios: boolean;
  /** True once the person has saved or chosen to discard: the way out is free. */
  libre?: RefObject<boolean>;
  /** Whether an address shows the same form still, with what was typed: going there loses nothing. */
  sigueEn?: (direccion: { pathname: string; search: object }) => boolean;
  /** Where what would be lost was not typed in a form. */
  pregunta?: { titulo: string; seguir: string; salir: string; texto: string };
};

const DE_FORMULARIO = {
  titulo: '¿Salir sin guardar?',
  seguir: 'Seguir editando',
  salir: 'Descartar cambios',
  texto: 'Hay cambios sin guardar en este formulario. Si sale ahora, se pierden.',
};

/** Asks before Back, a link or closing the tab throws away what was typed. */
export function GuardaSalida({ hayCambios, libre, sigueEn, pregunta = DE_FORMULARIO }: GuardaSalidaProps) {
  const { acceso, usuario } = usePanel();
  // Without a session, or in somebody else's, nothing can be saved here any more.
  const esSuya = () => acceso.sesiones.leer()?.usuario.id === usuario.id;
  const retiene = () => hayCambios && !libre?.current && esSuya();
  const salida = useBlocker({
    shouldBlockFn: ({ next }) => retiene() && !sigueEn?.(next),
    enableBeforeUnload: retiene,
    withResolver: true,
  });
  if (salida.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title={pregunta.titulo}
      confirmLabel={pregunta.salir}
      cancelLabel={pregunta.seguir}
      onConfirm={salida.proceed}
      onClose={salida.reset}
    >
      {pregunta.texto}
    </ConfirmDialog>
  );
}
