import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { EliminarRegistro } from '../shared/datos/eliminar-registro';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE } from './acudientes.queries';

type EliminarAcudienteProps = { acudiente: Acudiente; onClose: () => void; onHecho: () => void };

export default function EliminarAcudiente({ acudiente, ...resto }: EliminarAcudienteProps) {
  const { servicios } = usePanel();
  return (
    <EliminarRegistro
      entidad="acudiente"
      nombre={nombreAcudiente(acudiente)}
      eliminar={() => servicios.acudientes.eliminar(acudiente.id)}
      afecta={AFECTADAS_POR_ACUDIENTE}
      {...resto}
    />
  );
}
