import { masDias, mesDe } from './calendario';
import type { FilaAbono, FilaParticipante, Filas } from './filas';
import { abonosVivos, type Cobro, cobrosDe, MEDIOS, saldoDe, sumar, vencidoDe } from './recalcular-dinero';
import {
  autorizo,
  enCasa,
  nombreDe,
  ocupacionDe,
  pagadorDe,
  participanteDe,
  tieneMes,
  yaIngreso,
} from './recalcular-personas';
import { antes, ordenar, paginas, plegado, type Respuestas } from './respuestas';

const TODAS = { limite: 200 };
const LA_PRIMERA = { limite: 10, hasta: 1 };

const sedeDe = (filas: Filas, { sede_id }: FilaParticipante): string | null =>
  filas.sedes.find(({ id }) => id === sede_id)?.nombre ?? null;

/** A fee without the names of anybody. */
const cobroSolo = ({ fila, estado, saldo, abonos }: Cobro) => ({
  id: fila.id,
  participante_id: fila.participante_id,
  periodo: fila.periodo,
  concepto: fila.concepto,
  fecha_vencimiento: fila.fecha_vencimiento,
  valor: fila.valor,
  descuento: fila.descuento,
  estado,
  saldo,
  id_acudiente: fila.id_acudiente,
  abonos: abonos.map(({ id, fecha, valor, medio, recibo }) => ({ id, fecha, valor, medio, recibo })),
});

/** A fee as its list shows it. */
const cobroEnLista = (filas: Filas, cobro: Cobro) => {
  const { fila, vencida } = cobro;
  const persona = participanteDe(filas, fila.participante_id);
  return {
    ...cobroSolo(cobro),
    vencida,
    participante_nombre: persona.nombre,
    sede_id: persona.sede_id,
    sede_nombre: sedeDe(filas, persona),
    pagador_nombre: fila.id_acudiente === null ? null : pagadorDe(filas, fila).nombre,
    pagador_documento: fila.id_acudiente === null ? null : pagadorDe(filas, fila).documento,
  };
};

/** Newest month first and, in it, as they were charged. */
export const cobrosEnOrden = (filas: Filas, hoy: string): Cobro[] => {
  const porId = ordenar(cobrosDe(filas, hoy), ({ fila }) => [fila.id]);
  return porId.sort((a, b) => antes(b.fila.periodo, a.fila.periodo));
};

export const recalcularMensualidades = (filas: Filas, hoy: string): Respuestas => {
  const cobros = cobrosEnOrden(filas, hoy);
  const lista = (consulta: string, elegir: (cobro: Cobro) => boolean) =>
    paginas(
      `/mensualidades?${consulta}`,
      cobros.filter(elegir).map((cobro) => cobroEnLista(filas, cobro)),
      LA_PRIMERA,
    );
  const delMes = cobros.filter(({ fila }) => fila.periodo === mesDe(hoy));
  const enTodas = cobros.map((cobro) => cobroEnLista(filas, cobro));
  const deSede = (cobro: Cobro) => participanteDe(filas, cobro.fila.participante_id).sede_id;
  const unAcudiente = cobros.find(({ fila }) => fila.id_acudiente !== null)?.fila.id_acudiente ?? null;
  return {
    ...paginas('/mensualidades?orden=-periodo', enTodas, TODAS),
    ...lista('vencidas=true', ({ vencida }) => vencida),
    ...lista(`periodo=${mesDe(hoy)}`, (cobro) => delMes.includes(cobro)),
    // Without pages, and one by one.
    [`/mensualidades?periodo=${mesDe(hoy)}`]: { data: delMes.map(cobroSolo) },
    ...Object.fromEntries(
      cobros.slice(-3).map((cobro) => [`/mensualidades/${cobro.fila.id}`, cobroSolo(cobro)]),
    ),
    ...lista('concepto=OTRO', ({ fila }) => fila.concepto === 'OTRO'),
    ...(unAcudiente === null
      ? {}
      : lista(`id_acudiente=${unAcudiente}`, ({ fila }) => fila.id_acudiente === unAcudiente)),
    ...Object.assign(
      {},
      ...['CON_ABONO', 'PAGADA', 'ANULADA'].map((estado) =>
        lista(`estado=${estado}`, (cobro) => cobro.estado === estado),
      ),
      ...filas.sedes.slice(0, 2).map(({ id }) => lista(`sede_id=${id}`, (cobro) => deSede(cobro) === id)),
    ),
  };
};

/** A person as the list shows them, with what they owe. */
const participanteEnLista = (filas: Filas, persona: FilaParticipante, cobros: readonly Cobro[]) => {
  const suyos = cobros.filter(({ fila }) => fila.participante_id === persona.id);
  const principal = filas.acudientes.find((a) => a.id_participante === persona.id && a.es_principal);
  return {
    id: persona.id,
    nombre: persona.nombre,
    estado: persona.estado,
    sede_id: persona.sede_id,
    saldo: saldoDe(suyos),
    saldo_vencido: vencidoDe(suyos),
    acudiente_principal: principal
      ? { id: principal.id, nombre: nombreDe(principal), telefono: principal.telefono }
      : null,
  };
};

/** By name, archived or not. */
export const participantesEnOrden = (filas: Filas, hoy: string, archivados = false) => {
  const cobros = cobrosDe(filas, hoy);
  const suyos = filas.participantes.filter((p) => (p.archivado_en !== null) === archivados);
  return ordenar(suyos, ({ nombre, id }) => [plegado(nombre), id]).map((persona) => ({
    persona,
    ...participanteEnLista(filas, persona, cobros),
  }));
};

type EnLista = ReturnType<typeof participantesEnOrden>[number];

export const recalcularParticipantes = (filas: Filas, hoy: string): Respuestas => {
  const [periodo, pronto] = [mesDe(hoy), masDias(hoy, 30)];
  const visibles = participantesEnOrden(filas, hoy);
  const sinPersona = ({ persona: _persona, ...fila }: EnLista) => fila;
  const lista = (consulta: string, elegir: (fila: EnLista) => boolean) =>
    paginas(`/participantes?${consulta}`, visibles.filter(elegir).map(sinPersona), LA_PRIMERA);
  const archivados = participantesEnOrden(filas, hoy, true).map(sinPersona);
  return {
    ...paginas('/participantes', visibles.map(sinPersona), { limite: 15 }),
    ...paginas('/participantes?archivados=true', archivados, TODAS),
    ...lista('con_saldo_vencido=true', ({ saldo_vencido }) => saldo_vencido > 0),
    ...lista('sin_autorizacion=true', ({ persona }) => !autorizo(persona)),
    ...lista(
      `egreso_previsto_hasta=${pronto}`,
      ({ persona: p }) => enCasa(p) && p.fecha_egreso_prevista !== null && p.fecha_egreso_prevista <= pronto,
    ),
    ...lista(
      `sin_mensualidad=${periodo}`,
      ({ persona: p }) =>
        enCasa(p) && p.valor_mensualidad !== 0 && yaIngreso(p, periodo) && !tieneMes(filas, p, periodo),
    ),
    ...lista('estado=ACTIVO', ({ estado }) => estado === 'ACTIVO'),
    ...lista('estado=EGRESADO', ({ estado }) => estado === 'EGRESADO'),
  };
};

/** A payment as the book of receipts shows it. */
const abonoEnLista = (filas: Filas, abono: FilaAbono) => {
  const fila = filas.mensualidades.find(({ id }) => id === abono.mensualidad_id);
  if (!fila) throw new Error(`El abono ${abono.id} no es de ninguna mensualidad`);
  const { id, fecha, valor, medio, referencia, recibo, registrado_por, motivo_anulacion } = abono;
  return {
    ...{ id, fecha, valor, medio, referencia, recibo, registrado_por, motivo_anulacion },
    pagador_nombre: fila.id_acudiente === null ? null : pagadorDe(filas, fila).nombre,
    mensualidad_id: fila.id,
    participante_id: fila.participante_id,
    participante_nombre: participanteDe(filas, fila.participante_id).nombre,
    periodo: fila.periodo,
    concepto: fila.concepto,
    sede_id: abono.sede_id,
    sede_nombre: filas.sedes.find((sede) => sede.id === abono.sede_id)?.nombre ?? null,
  };
};

/**
 * What those that live add up to: what there was in favour of somebody had come in before. `deMesesCerrados` are annulled,
 * each after its month was closed.
 */
const sumaDe = (abonos: readonly FilaAbono[], deMesesCerrados: readonly FilaAbono[] = []) => {
  const de = (suyo: string) => abonos.filter(({ medio }) => medio === suyo);
  const [conLoQueHabia, correcciones] = [de('SALDO_A_FAVOR'), de('AJUSTE')];
  const sinDinero = sumar([...conLoQueHabia, ...correcciones].map(({ valor }) => valor));
  return {
    vigentes: abonos.length - conLoQueHabia.length - correcciones.length,
    recibido: sumar(abonos.map(({ valor, excedente }) => valor + excedente)) - sinDinero,
    aplicado: sumar(conLoQueHabia.map(({ valor }) => valor)),
    ajustado: sumar(correcciones.map(({ valor }) => valor)),
    anulado_despues: sumar(
      deMesesCerrados.flatMap(({ medio, valor, excedente }) =>
        medio === 'SALDO_A_FAVOR' || medio === 'AJUSTE' ? [] : [valor + excedente],
      ),
    ),
  };
};

export const recalcularAbonos = (filas: Filas, hoy: string): Respuestas => {
  const nuevos = (abonos: readonly FilaAbono[]) =>
    ordenar(abonos, ({ id }) => [id], -1).map((abono) => abonoEnLista(filas, abono));
  const vivos = abonosVivos(filas);
  const lista = (consulta: string, elegir: (abono: FilaAbono) => boolean) =>
    paginas(`/abonos${consulta}`, nuevos(vivos.filter(elegir)), LA_PRIMERA);
  const [desde, hasta] = [masDias(hoy, -45), masDias(hoy, -5)];
  return {
    ...paginas('/abonos?anulados=true', nuevos(filas.abonos), TODAS),
    ...lista('', () => true),
    ...lista(`?desde=${desde}&hasta=${hasta}`, ({ fecha }) => desde <= fecha && fecha <= hasta),
    '/abonos/suma?anulados=true': sumaDe(
      vivos,
      filas.abonos.filter(({ ajuste_en }) => ajuste_en !== null),
    ),
    [`/abonos/suma?desde=${desde}&hasta=${hasta}`]: sumaDe(
      vivos.filter(({ fecha }) => desde <= fecha && fecha <= hasta),
    ),
    '/abonos/numeracion': {
      hasta: Math.max(0, ...filas.abonos.map(({ recibo }) => recibo)),
      faltan: 0,
      huecos: [],
    },
    ...Object.assign(
      {},
      ...filas.sedes.map(({ id }) => lista(`?sede_id=${id}`, (a) => a.sede_id === id)),
      ...MEDIOS.slice(0, 3).map((medio) => lista(`?medio=${medio}`, (a) => a.medio === medio)),
    ),
  };
};

export const recalcularSedes = (filas: Filas): Respuestas =>
  paginas(
    '/sedes',
    ordenar(
      filas.sedes.filter(({ archivado_en }) => archivado_en === null),
      ({ nombre }) => [plegado(nombre)],
    ).map((sede) => {
      const { hombres, mujeres, sinArea } = ocupacionDe(filas, sede);
      return {
        id: sede.id,
        ocupacion_hombres: hombres,
        ocupacion_mujeres: mujeres,
        ocupacion_sin_area: sinArea,
      };
    }),
    TODAS,
  );
