import { Users } from 'lucide-react';
import { orden } from '@/application/servicios/orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { impedimentoDeEliminarSede } from '@/domain/sedes/impedimento-de-eliminar-sede';
import { personasEnSede } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { claveDe } from '../comun/datos/clave-de';
import { EliminarRegistro } from '../comun/datos/eliminar-registro';
import type { ConsultaDeImpedimento } from '../comun/datos/use-impedimento';
import { BotonEnlace } from '../comun/panel/boton-enlace';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_SEDE } from './sedes.queries';

type EliminarSedeProps = { sede: Sede; onClose: () => void; onHecho: () => void; onArchivar: () => void };

/** Those who have left and those archived count too: their papers name the house. */
const impedimentoDe = ({ participantes }: ServiciosPanel, { id }: Sede): ConsultaDeImpedimento => ({
  queryKey: [...claveDe('sedes'), 'impedimento', String(id)],
  queryFn: async () => {
    const paginas = await Promise.all(
      [undefined, true].map((archivados) =>
        participantes().then((casos) => casos.buscar({ sede_id: id, archivados, pagina: 1, limite: 1 })),
      ),
    );
    return impedimentoDeEliminarSede({ participantes: paginas.reduce((suma, { total }) => suma + total, 0) });
  },
});

/** With people in it archiving is refused too: first they are moved. */
const salidaDe = (sede: Sede) =>
  personasEnSede(sede) > 0
    ? {
        boton: (
          <BotonEnlace variant="solid" to="/participantes" search={{ sede_id: sede.id }}>
            <Users />
            Ver participantes
          </BotonEnlace>
        ),
        ayuda: 'Para quitar la sede de la lista, primero trasládelos a otra; después se puede archivar.',
      }
    : undefined;

export default function EliminarSede({ sede, onArchivar, ...resto }: EliminarSedeProps) {
  const { servicios } = usePanel();
  return (
    <EliminarRegistro
      entidad="sede"
      nombre={sede.nombre}
      impedimento={impedimentoDe(servicios, sede)}
      salida={salidaDe(sede)}
      onArchivar={sede.archivado_en === null ? onArchivar : undefined}
      eliminar={orden('sedes', 'eliminar', sede.id)}
      afecta={AFECTADAS_POR_SEDE}
      {...resto}
    />
  );
}
