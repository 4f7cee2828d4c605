import type { Sede } from '@/domain/sedes/sede';
import { EliminarRegistro } from '../shared/datos/eliminar-registro';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_SEDE } from './sedes.queries';

type EliminarSedeProps = { sede: Sede; onClose: () => void; onHecho: () => void };

export default function EliminarSede({ sede, ...resto }: EliminarSedeProps) {
  const { servicios } = usePanel();
  return (
    <EliminarRegistro
      entidad="sede"
      nombre={sede.nombre}
      eliminar={() => servicios.sedes.eliminar(sede.id)}
      afecta={AFECTADAS_POR_SEDE}
      {...resto}
    />
  );
}
