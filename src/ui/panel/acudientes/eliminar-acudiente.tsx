import { orden } from '@/application/servicios/orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { impedimentoDeEliminarAcudiente } from '@/domain/acudientes/impedimento-de-eliminar-acudiente';
import { claveDe } from '../comun/datos/clave-de';
import { EliminarRegistro } from '../comun/datos/eliminar-registro';
import type { ConsultaDeImpedimento } from '../comun/datos/use-impedimento';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE } from './acudientes.queries';

type EliminarAcudienteProps = {
  acudiente: Acudiente;
  onClose: () => void;
  onHecho: () => void;
  onArchivar: () => void;
};

const impedimentoDe = ({ mensualidades }: ServiciosPanel, { id }: Acudiente): ConsultaDeImpedimento => ({
  queryKey: [...claveDe('acudientes'), 'impedimento', String(id)],
  queryFn: async () => {
    const { total } = await (await mensualidades()).buscar({ id_acudiente: id, pagina: 1, limite: 1 });
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
      eliminar={orden('acudientes', 'eliminar', acudiente.id)}
      afecta={AFECTADAS_POR_ACUDIENTE}
      {...resto}
    />
  );
}
