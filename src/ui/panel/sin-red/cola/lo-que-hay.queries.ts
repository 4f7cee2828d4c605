import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { COBRO_UNICO } from '@/domain/mensualidades/integridad-mensualidad';
import { type Abono, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { enOrdenDePago } from '@/domain/mensualidades/repartir-en-mensualidades';
import { abonosVigentes } from '@/domain/mensualidades/saldo';
import { permisoAbierto } from '@/domain/participantes/estancias/estancia';
import { separaAreas } from '@/domain/sedes/ocupacion-sede';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import type { AbonoHecho, LoQueHay } from '@/domain/sin-red/camino';
import type { Entrada } from '@/domain/sin-red/cola';
import { type ClaseDeConflicto, esDeDinero } from '@/domain/sin-red/conflicto';
import { datosDe, participanteDe } from '@/domain/sin-red/ordenes-sin-red';
import { esLocal } from '@/domain/sin-red/referencias';

const CON_SALDO = ['PENDIENTE', 'CON_ABONO'] as const;

/** What is asked for; what the queue itself says is known at once, and changes with it. */
type LoQueSePregunta = Omit<LoQueHay, 'padre' | 'esperan'>;
type Parte = Partial<LoQueSePregunta>;
type Cobro = Pick<MensualidadConSaldo, 'id' | 'saldo' | 'periodo' | 'fecha_vencimiento' | 'concepto'>;
type Cobrado = Parameters<typeof COBRO_UNICO.repite>[0];
type Lector = (servicios: ServiciosPanel, entrada: Entrada) => Promise<Parte>;

const conNombre = (cobros: readonly Cobro[]) =>
  enOrdenDePago(cobros).map((cobro) => ({ id: cobro.id, nombre: nombreDeCobro(cobro), saldo: cobro.saldo }));

const enPalabras = (abonos: readonly Abono[]): readonly AbonoHecho[] =>
  abonosVigentes(abonos).map(({ valor, medio, fecha, recibo, registrado_por }) => ({
    ...{ valor, fecha, recibo, registrado_por },
    medio: ETIQUETA_MEDIO_ABONO[medio],
  }));

const deuda: Lector = async (servicios, { orden }) => {
  const [primero] = orden.argumentos;
  if (orden.servicio === 'pagos') {
    const estado = await (await servicios.finanzas()).estadoDePagador(String(primero));
    const cobros = estado?.cuentas.flatMap(({ mensualidades }) => mensualidades) ?? [];
    return { otras: conNombre(cobros) };
  }
  const puerto = await servicios.lecturas.mensualidades();
  const suya = await puerto.obtener(primero as Id);
  if (!suya) return {};
  const { participante_id } = suya;
  const paginas = await Promise.all(
    CON_SALDO.map((estado) => puerto.buscar({ participante_id, estado, pagina: 1, limite: LIMITE_MAXIMO })),
  );
  const otras = paginas.flatMap(({ datos }) => datos).filter(({ id }) => !mismoId(id, suya.id));
  const cobro = { estado: suya.estado, motivo: suya.motivo_anulacion, participante: participante_id };
  return { cobro, saldo: suya.saldo, abonos: enPalabras(suya.abonos), otras: conNombre(otras) };
};

const sedes: Lector = async (servicios, { orden }) => {
  const { datos } = await (await servicios.sedes()).listar();
  const { sede_id, area } = datosDe(orden);
  return {
    sedes: datos.filter(
      (sede) =>
        sede.archivado_en === null &&
        sede.estado !== 'INACTIVA' &&
        String(sede.id) !== String(sede_id) &&
        // Whose places are told by area needs one, and none was written.
        (!separaAreas(sede) || Boolean(area)),
    ),
  };
};

const cobroExistente: Lector = async (servicios, { orden }) => {
  const { participante_id, periodo, concepto = 'MENSUALIDAD' } = datosDe(orden);
  if (esLocal(participante_id)) return {};
  const { datos } = await (await servicios.lecturas.mensualidades()).buscar({
    participante_id: participante_id as Id,
    pagina: 1,
    limite: LIMITE_MAXIMO,
  });
  const escrito = { participante_id, periodo, concepto, estado: 'PENDIENTE' } as Cobrado;
  const suyo = datos.find((uno) => COBRO_UNICO.repite(uno, escrito));
  return suyo ? { existente: { id: suyo.id, nombre: nombreDeCobro(suyo) } } : {};
};

/** Also among the archived ones: their document is taken all the same. */
const conArchivados = async <T>(
  buscar: (archivados: boolean) => Promise<{ datos: readonly T[] }>,
  es: (uno: T) => boolean,
): Promise<T | undefined> => {
  const vivo = (await buscar(false)).datos.find(es);
  return vivo ?? (await buscar(true)).datos.find(es);
};

const comoExistente = (
  { id, archivado_en }: { id: Id; archivado_en: string | null },
  nombre: string,
): Parte => ({
  existente: { id, nombre: archivado_en === null ? nombre : `${nombre}, con su registro archivado` },
});

const existente: Lector = async (servicios, entrada) => {
  const { orden } = entrada;
  if (orden.metodo !== 'crear') return {};
  if (orden.servicio === 'mensualidades') return cobroExistente(servicios, entrada);
  const { numero_documento, tipo_documento, id_participante, estado } = datosDe(orden);
  const buscar = String(numero_documento ?? '').trim();
  if (buscar === '') return {};
  const pagina = { buscar, pagina: 1, limite: LIMITE_MAXIMO } as const;
  if (orden.servicio === 'acudientes') {
    const puerto = await servicios.lecturas.acudientes();
    const suyo = await conArchivados(
      (archivados) => puerto.buscar({ ...pagina, archivados }),
      (uno) => uno.numero_documento === buscar && String(uno.id_participante) === String(id_participante),
    );
    return suyo ? comoExistente(suyo, nombreAcudiente(suyo)) : {};
  }
  const puerto = await servicios.lecturas.participantes();
  const suyo = await conArchivados(
    (archivados) => puerto.buscar({ ...pagina, archivados }),
    (uno) => uno.numero_documento === buscar && uno.tipo_documento === (tipo_documento ?? null),
  );
  return suyo
    ? { ...comoExistente(suyo, suyo.nombre), ...(estado === 'ACTIVO' ? { persona: suyo } : {}) }
    : {};
};

const persona: Lector = async (servicios, { orden, nombre }) => {
  const id = orden.servicio === 'estancias' ? participanteDe(nombre) : (orden.argumentos[0] as Id);
  if (esLocal(id) || typeof id === 'object') return {};
  const hallada = await (await servicios.lecturas.participantes()).obtener(id);
  if (orden.servicio !== 'estancias') return { persona: hallada };
  const estancias = await (await servicios.estancias()).listar(id);
  const suya = estancias.find((una) => permisoAbierto(una) !== null);
  const abierto = suya && permisoAbierto(suya);
  return { persona: hallada, permiso: suya && abierto ? { estancia: suya.id, evento: abierto.id } : null };
};

const LECTORES: Partial<Record<ClaseDeConflicto, Lector>> = {
  cupo: sedes,
  pagada: deuda,
  'pago igual': deuda,
  duplicado: existente,
  duda: existente,
  situacion: persona,
};

const lectorDe = (clase: ClaseDeConflicto, { orden }: Entrada): Lector | undefined =>
  clase === 'eliminado' && esDeDinero(orden) ? deuda : LECTORES[clase];

const NADA: Omit<LoQueSePregunta, 'hoy'> = {
  ...{
    saldo: null,
    cobro: null,
    abonos: [],
    otras: [],
    sedes: [],
    existente: null,
    persona: null,
    permiso: null,
  },
};

/** What the service has now of what was refused; without a network, what this device keeps of it. */
export const consultaLoQueHay = (servicios: ServiciosPanel, entrada: Entrada, clase: ClaseDeConflicto) =>
  queryOptions({
    queryKey: ['lo-que-hay', entrada.id, clase, entrada.orden.argumentos],
    staleTime: 0,
    retry: false,
    queryFn: async (): Promise<LoQueSePregunta> => ({
      ...NADA,
      hoy: fechaEnBogota(servicios.reloj.ahora()),
      ...(await lectorDe(clase, entrada)?.(servicios, entrada)),
    }),
  });
