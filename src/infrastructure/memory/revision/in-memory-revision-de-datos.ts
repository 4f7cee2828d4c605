import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { reunirRegistros } from '@/application/revision/reunir-registros';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { Decision } from '@/domain/revision/hallazgo';
import { revisarRegistros } from '@/domain/revision/revisar-registros';
import type { BaseMemoria } from '../shared/base-memoria';

interface Dependencias {
  base: BaseMemoria;
  configuracion: Pick<ConfiguracionRepository, 'obtener'>;
}

export const crearInMemoryRevisionDeDatos = ({ base, configuracion }: Dependencias): RevisionDeDatos => {
  const { participantes, acudientes, mensualidades, sedes, anotar, firmar } = base;
  const decisiones = new Map<string, { id: number; decision: Decision }>();
  let ultimoId = 0;

  return {
    obtener: async () =>
      revisarRegistros(
        reunirRegistros({
          participantes: participantes.todas(),
          acudientes: acudientes.todas(),
          mensualidades: mensualidades.todas().map((m) => ({
            ...m,
            participante_nombre: participantes.obtener(m.participante_id)?.nombre ?? '',
          })),
          sedes: sedes.todas(),
          configuracion: await configuracion.obtener(),
        }),
        new Map([...decisiones].map(([clave, { decision }]) => [clave, decision])),
      ),
    decidir: async (clave, dejar) => {
      const previa = decisiones.get(clave);
      if (!dejar) {
        decisiones.delete(clave);
        if (previa) {
          anotar('revision', previa.id, {
            accion: 'ELIMINAR',
            antes: { id: previa.id, clave },
            despues: null,
          });
        }
        return null;
      }
      if (previa) return previa.decision;
      const { ahora, quien } = firmar();
      ultimoId += 1;
      const decision = { por: quien, en: ahora };
      decisiones.set(clave, { id: ultimoId, decision });
      anotar('revision', ultimoId, { accion: 'CREAR', antes: null, despues: { id: ultimoId, clave } });
      return decision;
    },
  };
};
