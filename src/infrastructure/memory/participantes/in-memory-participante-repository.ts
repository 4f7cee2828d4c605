import type { Admision } from '@/application/participantes/admision';
import type {
  AcudientePrincipal,
  ParticipanteRepository,
} from '@/application/participantes/participante-repository.port';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { estaVencida } from '@/domain/mensualidades/cartera';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import { seleccionarParticipantes } from '@/domain/participantes/criterios-participantes';
import { type DatosParticipante, sePuedeGuardar } from '@/domain/participantes/datos-participante';
import type { EstanciaNueva } from '@/domain/participantes/estancias/cambios-de-estancias';
import { type Participante, paraLista } from '@/domain/participantes/participante';
import { textosDeAcudiente } from '@/domain/shared/busqueda/textos-de-persona';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina } from '@/domain/shared/pagina';
import type { BaseMemoria } from '../shared/base-memoria';
import { contarOcupacion } from '../shared/contar-ocupacion';
import { estanciasDe } from '../shared/estancias-de';
import { faltanPapeles } from '../shared/faltan-papeles';
import { tieneMensualidad } from '../shared/tiene-mensualidad';
import { crearUnaVez } from '../shared/una-vez';
import { abrirEstancia, borrarEstancias, guardarCambiosDeEstancias } from './guardar-estancias';
import { borrarNovedades } from './in-memory-libro-de-novedades';

/** Every participante with what they owe, in whole COP. */
const participantesConDeuda = (
  base: BaseMemoria,
): (Participante & { saldo: number; saldo_vencido: number })[] => {
  const [mensualidades, hoy] = [base.mensualidades.todas(), base.hoy()];
  return base.participantes.todas().map((participante) => {
    const suyas = mensualidades.filter((m) => String(m.participante_id) === String(participante.id));
    const saldo_vencido = sumarSaldos(suyas.filter((m) => estaVencida(m, hoy)));
    return { ...participante, saldo: sumarSaldos(suyas), saldo_vencido };
  });
};

export const crearInMemoryParticipanteRepository = (base: BaseMemoria): ParticipanteRepository => {
  const { participantes, sedes, acudientes, mensualidades } = base;
  const unaVez = crearUnaVez();
  const importarUnaVez = crearUnaVez();

  const admitir = (admision: Admision | undefined) => (): void => {
    const sede = admision && sedes.obtener(admision.sede);
    if (sede) admision.revisar(contarOcupacion(sede, participantes.todas()));
  };
  const insertar = (datos: DatosParticipante, estancia: EstanciaNueva | null, admision?: Admision) => {
    const creado = participantes.insertar(datos, admitir(admision));
    if (estancia) abrirEstancia(base, creado.id, estancia);
    return creado;
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
    listar: async () => participantes.todas().map(paraLista),
    buscar: async (criterios) => {
      const { sin_mensualidad: mes, sin_papeles } = criterios;
      const todos = participantesConDeuda(base).filter(
        ({ id }) =>
          (!mes || !tieneMensualidad(mensualidades.todas(), id, mes)) &&
          (!sin_papeles || faltanPapeles(base, id)),
      );
      const elegidos = seleccionarParticipantes(todos, criterios, deOtros(), base.hoy());
      const { datos, total } = recortarPagina(elegidos, criterios);
      return {
        datos: datos.map((p) => ({ ...paraLista(p), acudiente_principal: principalDe(p.id) })),
        total,
      };
    },
    obtener: async (id) => participantes.obtener(id),
    crear: async (datos, opciones, admision, estancia) =>
      unaVez(opciones, datos, () => insertar(datos, estancia ?? null, admision)),
    actualizar: async (id, { ocurrio_el: _dia, ...cambios }, admision, seguir) => {
      const sigue = seguir?.(estanciasDe(base, id));
      const despues = participantes.cambiar(id, { ...cambios, ...sigue?.participante }, admitir(admision));
      if (sigue) guardarCambiosDeEstancias(base, id, sigue.estancias);
      return despues;
    },
    importar: async (filas, { simular, clave }, decidir, estanciaDe) => {
      const decidirAhora = () => {
        const personas = participantes.todas();
        const ocupadas = sedes.todas().map((sede) => contarOcupacion(sede, personas));
        return decidir({ personas, sedes: ocupadas });
      };
      if (simular) return decidirAhora();
      return importarUnaVez({ clave }, filas, () =>
        decidirAhora().map((fila, n) => {
          const datos = filas[n];
          if (fila.resultado !== 'CREADA' || !datos || !sePuedeGuardar(datos)) return fila;
          return { ...fila, id: insertar(datos, estanciaDe(datos)).id };
        }),
      );
    },
    eliminar: async (id) => {
      participantes.eliminar(id);
      borrarNovedades(base, id);
      borrarEstancias(base, id);
      base.fotos.delete(String(id));
    },
  };
};
