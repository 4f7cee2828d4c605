import { orden } from '@/application/servicios/orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { impedimentoDeEliminarParticipante } from '@/domain/participantes/impedimento-de-eliminar-participante';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { EliminarRegistro } from '@/ui/panel/comun/datos/eliminar-registro';
import type { ConsultaDeImpedimento } from '@/ui/panel/comun/datos/use-impedimento';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import type { DialogoAccionProps } from './dialogo-accion';

const impedimentoDe = ({ acudientes, mensualidades }: ServiciosPanel, id: Id): ConsultaDeImpedimento => ({
  queryKey: [...claveDe('participantes'), 'impedimento', String(id)],
  queryFn: async () => {
    const [familia, cobros] = await Promise.all([
      acudientes().then((casos) => casos.listarDeParticipante(id)),
      mensualidades().then((casos) => casos.buscar({ participante_id: id, pagina: 1, limite: 1 })),
    ]);
    if (familia.error) throw familia.error;
    return impedimentoDeEliminarParticipante({
      acudientes: familia.datos.length,
      mensualidades: cobros.total,
    });
  },
});

export default function DialogoEliminar({ participante, onArchivar, ...resto }: DialogoAccionProps) {
  const { servicios } = usePanel();
  return (
    <EliminarRegistro
      entidad="participante"
      nombre={participante.nombre}
      impedimento={impedimentoDe(servicios, participante.id)}
      onArchivar={participante.archivado_en === null ? onArchivar : undefined}
      eliminar={orden('participantes', 'eliminar', participante.id)}
      afecta={AFECTADAS_POR_PARTICIPANTE}
      {...resto}
    />
  );
}
