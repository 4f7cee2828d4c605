import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { arrivesSoon, deferred } from '@/ui/shared/deferred';
import type { LeaveQuestionProps } from '@/ui/shared/leave-question';
import { usePanel } from '../panel/use-panel';

const LeaveQuestion = deferred(async () =>
  (await import(/* webpackChunkName: "luego" */ '@/ui/shared/leave-question')).readyToAsk(),
);

const SI_SALE = 'Hay cambios sin guardar. Si sale ahora, se pierden.';

type GuardaSalidaProps = {
  hayCambios: boolean;
  /** True once the person has saved or chosen to discard: the way out is free. */
  libre?: RefObject<boolean>;
  /** Whether an address shows the same form still, with what was typed: going there loses nothing. */
  sigueEn?: (direccion: { pathname: string; search: object }) => boolean;
  palabras?: LeaveQuestionProps['words'];
};

/** Asks before Back, a link or closing the tab throws away what was typed. */
export function GuardaSalida({ hayCambios, libre, sigueEn, palabras }: GuardaSalidaProps) {
  const { acceso, usuario } = usePanel();
  // Without a session, or in somebody else's, nothing can be saved here any more.
  const esSuya = () => acceso.sesiones.leer()?.usuario.id === usuario.id;
  const retiene = () => hayCambios && !libre?.current && esSuya();
  // Until somebody answers nothing is lost; a question that does not arrive is asked by the browser.
  const seQueda = async () =>
    (await arrivesSoon(LeaveQuestion)) || !window.confirm(palabras?.text ?? SI_SALE);
  const salida = useBlocker({
    shouldBlockFn: ({ next }) => retiene() && !sigueEn?.(next) && seQueda(),
    enableBeforeUnload: retiene,
    withResolver: true,
  });
  if (salida.status !== 'blocked') return null;
  return <LeaveQuestion words={palabras} onLeave={salida.proceed} onStay={salida.reset} />;
}
