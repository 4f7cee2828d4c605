import { EliminarRegistro } from '../../shared/datos/eliminar-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import type { DialogoAccionProps } from './dialogo-accion';

export default function DialogoEliminar({ participante, ...resto }: DialogoAccionProps) {
  const { servicios } = usePanel();
  return (
    <EliminarRegistro
      entidad="participante"
      nombre={participante.nombre}
      eliminar={() => servicios.participantes.eliminar(participante.id)}
      afecta={AFECTADAS_POR_PARTICIPANTE}
      {...resto}
    />
  );
}
