import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { impedimentoDeEliminarAcudiente } from '@/domain/acudientes/impedimento-de-eliminar-acudiente';
import { CLAVES } from '../shared/datos/claves';
import { EliminarRegistro } from '../shared/datos/eliminar-registro';
import type { ConsultaDeImpedimento } from '../shared/datos/use-impedimento';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE } from './acudientes.queries';

type EliminarAcudienteProps = {
  acudiente: Acudiente;
  onClose: () => void;
  onHecho: () => void;
  onArchivar: () => void;
};

const impedimentoDe = ({ mensualidades }: ServiciosPanel, { id }: Acudiente): ConsultaDeImpedimento => ({
  queryKey: [...CLAVES.acudientes, 'impedimento', String(id)],
  queryFn: async () => {
    const { total } = await mensualidades.buscar({ id_acudiente: id, pagina: 1, limite: 1 });
    return impedimentoDeEliminarAcudiente({ mensualidades: total });
  },
});

export default function EliminarAcudiente({ acudiente, onArchivar, ...resto }: EliminarAcudienteProps) {
  const { servicios } = usePanel();
  return (
    <EliminarRegistro
      entidad="acudiente"
      nombre={nombreAcudiente(acudiente)}
      impedimento={impedimentoDe(servicios, acudiente)}
      onArchivar={acudiente.archivado_en === null ? onArchivar : undefined}
      eliminar={() => servicios.acudientes.eliminar(acudiente.id)}
      afecta={AFECTADAS_POR_ACUDIENTE}
      {...resto}
    />
  );
}
