import { getRouteApi } from '@tanstack/react-router';
import { AvisoDeEjemplos } from '@/ui/panel/comun/ejemplos/aviso-de-ejemplos';
import { LeaveQuestion } from '@/ui/shared/leave-question';
import { useFocoPerdido } from './use-foco-perdido';
import { usePresencia } from './use-presencia';
import { AvisoVersion } from './version/aviso-version';

const ruta = getRouteApi('/_panel');

type AvisosDespuesProps = {
  /** Whoever signs out would lose what they were writing. */
  pregunta: boolean;
  onSalir: () => void;
  onQuedarse: () => void;
};

/** What can be told, and what has to be watched, once the page is drawn. */
export function AvisosDespues({ pregunta, onSalir, onQuedarse }: AvisosDespuesProps) {
  useFocoPerdido();
  usePresencia(ruta.useRouteContext().servicios.reloj);
  return (
    <>
      <AvisoDeEjemplos />
      <AvisoVersion />
      {pregunta ? (
        <LeaveQuestion
          onStay={onQuedarse}
          onLeave={() => {
            onQuedarse();
            onSalir();
          }}
        />
      ) : null}
    </>
  );
}
