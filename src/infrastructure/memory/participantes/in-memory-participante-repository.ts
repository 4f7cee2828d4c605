import { decidirImportacion } from '@/application/participantes/decidir-importacion';
import type {
  AcudientePrincipal,
  ParticipanteRepository,
} from '@/application/participantes/participante-repository.port';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { seleccionarParticipantes } from '@/domain/participantes/criterios-participantes';
import { impedimentoDeEliminarParticipante } from '@/domain/participantes/impedimento-de-eliminar-participante';
import type { Participante } from '@/domain/participantes/participante';
import { type Ocupante, tomaCupo } from '@/domain/participantes/toma-cupo';
import { revisarCupo } from '@/domain/sedes/ocupacion-sede';
import { textosDeAcudiente } from '@/domain/shared/busqueda/textos-de-persona';
import { errorConflicto, errorDuplicado, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { contarOcupacion } from '../shared/contar-ocupacion';
import { tieneMensualidad } from '../shared/tiene-mensualidad';
import { crearUnaVez } from '../shared/una-vez';
import { participantesConDeuda } from './deudas';

type Identificado = { [K in 'tipo_documento' | 'numero_documento' | 'sede_id']?: Participante[K] };

export const crearInMemoryParticipanteRepository = (base: BaseMemoria): ParticipanteRepository => {
  const { participantes, sedes, acudientes, mensualidades } = base;
  const unaVez = crearUnaVez();
  const importarUnaVez = crearUnaVez();

  const revisarDocumento = ({ tipo_documento, numero_documento }: Identificado, propio: Id | null): void => {
    if (!tipo_documento || !numero_documento) return;
    const repetido = participantes
      .todas()
      .some(
        (otro) =>
          !mismoId(otro.id, propio) &&
          otro.tipo_documento === tipo_documento &&
          otro.numero_documento === numero_documento,
      );
    const mensaje = 'Ya existe un participante con este documento';
    if (repetido) throw errorDuplicado(mensaje, { numero_documento: mensaje });
  };
  const revisarSede = ({ sede_id }: Identificado): void => {
    if (sede_id === null || sede_id === undefined || sedes.obtener(sede_id)) return;
    throw errorValidacion('Revise los campos señalados', { sede_id: 'La sede no existe' });
  };
  const exigirCupo = (antes: Ocupante | null, despues: Ocupante): void => {
    if (despues.sede_id === null || !tomaCupo(antes, despues)) return;
    const sede = sedes.obtener(despues.sede_id);
    if (sede) revisarCupo(contarOcupacion(sede, participantes.todas()), despues.area);
  };
  const principalDe = (id: Id): AcudientePrincipal | null => {
    const acudiente = acudientes.todas().find((a) => a.es_principal && mismoId(a.id_participante, id));
    return acudiente
      ? { id: acudiente.id, nombre: nombreAcudiente(acudiente), telefono: acudiente.telefono }
      : null;
  };
  const deOtros = () => {
    const suyos = new Map<string, Acudiente[]>();
    for (const acudiente of acudientes.todas()) {
      const clave = String(acudiente.id_participante);
      suyos.set(clave, [...(suyos.get(clave) ?? []), acudiente]);
    }
    return {
      sedes: Object.fromEntries(sedes.todas().map(({ id, nombre }) => [String(id), nombre])),
      acudientes: ({ id }: Participante) =>
        (suyos.get(String(id)) ?? []).map((a) => ({ textos: textosDeAcudiente(a) })),
    };
  };

  return {
    listar: async () => participantes.todas(),
    buscar: async (criterios) => {
      const { sin_mensualidad: mes } = criterios;
      const todos = participantesConDeuda(base).filter(
        ({ id }) => !mes || !tieneMensualidad(mensualidades.todas(), id, mes),
      );
      const elegidos = seleccionarParticipantes(todos, criterios, criterios.buscar ? deOtros() : undefined);
      const { datos, total } = recortarPagina(elegidos, criterios);
      return { datos: datos.map((p) => ({ ...p, acudiente_principal: principalDe(p.id) })), total };
    },
    obtener: async (id) => participantes.obtener(id),
    crear: async (datos, opciones) =>
      unaVez(opciones, datos, () => {
        revisarSede(datos);
        revisarDocumento(datos, null);
        exigirCupo(null, {
          sede_id: datos.sede_id ?? null,
          area: datos.area ?? null,
          estado: datos.estado ?? 'PREINGRESO',
          archivado_en: null,
        });
        return participantes.insertar(datos);
      }),
    actualizar: async (id, cambios) =>
      participantes.cambiar(id, cambios, (despues) => {
        revisarSede(despues);
        revisarDocumento(despues, despues.id);
        exigirCupo(participantes.obtener(id), despues);
      }),
    importar: async (filas, { simular, clave }) => {
      const decidir = () => {
        const personas = participantes.todas();
        const ocupadas = sedes.todas().map((sede) => contarOcupacion(sede, personas));
        return decidirImportacion(filas, { personas, sedes: ocupadas });
      };
      if (simular) return decidir();
      return importarUnaVez({ clave }, filas, () =>
        decidir().map((fila, n) =>
          fila.resultado === 'CREADA' ? { ...fila, id: participantes.insertar(filas[n] ?? {}).id } : fila,
        ),
      );
    },
    eliminar: async (id) =>
      participantes.eliminar(id, () => {
        const impedimento = impedimentoDeEliminarParticipante({
          acudientes: acudientes.todas().filter((a) => mismoId(a.id_participante, id)).length,
          mensualidades: mensualidades.todas().filter((m) => mismoId(m.participante_id, id)).length,
        });
        if (impedimento) throw errorConflicto(impedimento);
      }),
  };
};
