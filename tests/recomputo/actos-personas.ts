import { ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { masDias } from './calendario';
import { type Filas, leerFilas } from './filas';
import { contar, enLaCasa, type Mundo, type Persona, recordarCobro } from './mundo';

const NOMBRES = ['José', 'María', 'Andrés', 'Ángela', 'Íñigo', 'Luz', 'Óscar', 'Yolanda', 'Ramón', 'Zoé'];
const APELLIDOS = ['Ñáñez', 'Ríos', 'de la Hoz', 'Muñoz', 'Echeverri', 'Güiza', 'Usuga'];
const VALORES = [850_000, 850_000, 650_000, 1_000_000, 721_001, 433_333, 1_121_531, 99_999];
const BECAS = [null, null, null, 10, 33, 50, 67, 100];

const elegirNombre = ({ azar }: Mundo): string =>
  `${azar.uno(NOMBRES)} ${azar.uno(APELLIDOS)} ${azar.uno(APELLIDOS)}`;

const telefono = ({ azar }: Mundo): string => `3${azar.entre(100_000_000, 229_999_999)}`;

/** Someone who answers for a person, or for their payments. */
export const agregarAcudiente = async (
  mundo: Mundo,
  persona: Persona,
  { documento, paga }: { documento: string; paga: boolean },
): Promise<void> => {
  const { id } = await mundo.oficina.pedir('POST /acudientes', {
    id_participante: persona.id,
    tipo_documento: 'CC',
    numero_documento: documento,
    nombres: mundo.azar.uno(NOMBRES),
    apellidos: mundo.azar.uno(APELLIDOS),
    telefono: mundo.azar.suerte(80) ? telefono(mundo) : null,
    parentesco: mundo.azar.uno(['MADRE', 'PADRE', 'HERMANO', 'TIO']),
    es_principal: persona.acudientes.length === 0,
    es_responsable_pago: paga,
    autorizado_informacion: paga && !documento.endsWith('01'),
  });
  persona.acudientes.push(id);
  contar(mundo, 'acudiente');
};

const autorizacion = ({ azar, oficina }: Mundo) => {
  if (azar.suerte(20)) return null;
  const dada = { otorgada: true, version: '1', fecha: oficina.hoy(), medio: 'ESCRITO' };
  return azar.suerte(20) ? { ...dada, revocada_en: oficina.hoy() } : dada;
};

/** A new person, in the house or about to come, with nobody, one or two guardians. */
export const recibir = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina, personas } = mundo;
  const [area, estado] = [
    azar.uno(['HOMBRES', 'MUJERES'] as const),
    azar.suerte(85) ? 'ACTIVO' : 'PREINGRESO',
  ];
  const ingreso = masDias(oficina.hoy(), -azar.entre(0, 3));
  const datos = {
    nombre: elegirNombre(mundo),
    telefono: telefono(mundo),
    tipo_documento: 'CC',
    numero_documento: String(10_000_000 + personas.size * 7_919),
    area,
    programa: 'INTERNADO',
    estado,
    fecha_ingreso: estado === 'ACTIVO' ? ingreso : null,
    fecha_egreso_prevista: azar.suerte(60) ? masDias(ingreso, azar.entre(20, 400)) : null,
    valor_mensualidad: azar.suerte(80) ? azar.uno(VALORES) : azar.uno([null, 0]),
    dia_pago: azar.suerte(80) ? azar.entre(1, 28) : null,
    beca_porcentaje: azar.uno(BECAS),
    autorizacion_datos: autorizacion(mundo),
  };
  let sede_id = azar.uno(mundo.sedes);
  let creada = await oficina.intentar('POST /participantes', { ...datos, sede_id });
  if (!creada) {
    // Full: the first house has no limit.
    sede_id = mundo.sedes[0] ?? sede_id;
    creada = await oficina.pedir('POST /participantes', { ...datos, sede_id });
  }
  const persona: Persona = { id: creada.id, estado, area, sede_id, acudientes: [] };
  personas.set(persona.id, persona);
  contar(mundo, 'participante');
  const cuantos = azar.uno([0, 1, 1, 2]);
  for (let n = 0; n < cuantos; n++)
    await agregarAcudiente(mundo, persona, {
      documento: `${persona.id}0${n}`,
      paga: n === 0 ? azar.suerte(75) : azar.suerte(30),
    });
};

/** Brother and sister: the same mother is written once for each, with her document. */
export const recibirHermanos = async (mundo: Mundo): Promise<void> => {
  const antes = new Set(mundo.personas.keys());
  await recibir(mundo);
  await recibir(mundo);
  const nuevas = [...mundo.personas.values()].filter(({ id }) => !antes.has(id));
  for (const persona of nuevas) await agregarAcudiente(mundo, persona, { documento: '43000111', paga: true });
  contar(mundo, 'hermanos');
};

/** Nothing happens when there is nobody it could happen to. */
const cambiar = async (
  mundo: Mundo,
  persona: Persona | undefined,
  cambios: object,
  hecho: string,
): Promise<void> => {
  if (!persona) return;
  const cambiada = await mundo.oficina.intentar(`PUT /participantes/${persona.id}`, cambios);
  if (!cambiada) return contar(mundo, `${hecho}, negado`);
  Object.assign(persona, { estado: cambiada.estado, sede_id: cambiada.sede_id });
  contar(mundo, hecho);
};

const conEstado = ({ personas }: Mundo, estado: string): Persona[] =>
  [...personas.values()].filter((p) => p.estado === estado);

export const trasladar = async (mundo: Mundo): Promise<void> => {
  const persona = mundo.azar.quiza(enLaCasa(mundo));
  const otras = mundo.sedes.filter((id) => id !== persona?.sede_id);
  await cambiar(mundo, persona, { sede_id: mundo.azar.uno(otras) }, 'traslado');
};

export const darPermiso = async (mundo: Mundo): Promise<void> => {
  const persona = mundo.azar.quiza(enLaCasa(mundo));
  const estado = persona?.estado === 'ACTIVO' ? 'CON_PERMISO' : 'ACTIVO';
  await cambiar(mundo, persona, { estado }, 'permiso');
};

/** As the screen does: what the rule says of what was charged, right after the discharge. */
const ajustarCobro = async (mundo: Mundo, persona: Persona, egreso: string, antes: Filas): Promise<void> => {
  const { oficina, egresos } = mundo;
  const { data } = await oficina.pedir(`GET /mensualidades?participante_id=${persona.id}`);
  const ingreso = antes.participantes.find(({ id }) => id === persona.id)?.fecha_ingreso ?? null;
  const ajustes = ajustarPorEgreso(data as MensualidadConSaldo[], { ingreso, egreso });
  for (const { mensualidad, cambios } of ajustes)
    recordarCobro(mundo, await oficina.pedir(`PUT /mensualidades/${mensualidad.id}`, cambios));
  egresos.push({ participante: persona.id, egreso, antes, despues: await leerFilas(oficina.base) });
  contar(mundo, ajustes.length > 0 ? 'egreso ajustado' : 'egreso sin qué ajustar');
  if (ajustes.some(({ pagadoDeMas }) => pagadoDeMas > 0)) contar(mundo, 'egreso con pago de más');
};

export const egresar = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina } = mundo;
  const persona = azar.quiza(enLaCasa(mundo));
  const fecha_egreso = oficina.hoy();
  const tipo_egreso = azar.uno(['PROCESO_TERMINADO', 'RETIRO_VOLUNTARIO', 'ABANDONO']);
  const antes = await leerFilas(oficina.base);
  await cambiar(mundo, persona, { estado: 'EGRESADO', fecha_egreso, tipo_egreso }, 'egreso');
  if (persona?.estado === 'EGRESADO' && azar.suerte(75))
    await ajustarCobro(mundo, persona, fecha_egreso, antes);
};

/** Whoever was waiting, or comes back after having left. */
export const ingresar = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina } = mundo;
  const [esperan, salieron] = [conEstado(mundo, 'PREINGRESO'), conEstado(mundo, 'EGRESADO')];
  const regresa = salieron.length > 0 && (esperan.length === 0 || azar.suerte(50));
  await cambiar(
    mundo,
    azar.quiza(regresa ? salieron : esperan),
    { estado: 'ACTIVO', fecha_ingreso: oficina.hoy(), fecha_egreso_prevista: null, archivado: false },
    regresa ? 'reingreso' : 'ingreso',
  );
};

export const archivarEgresado = async (mundo: Mundo): Promise<void> => {
  const persona = mundo.azar.quiza(conEstado(mundo, 'EGRESADO'));
  await cambiar(mundo, persona, { archivado: true }, 'participante archivado');
};

/** Another value, another day, another scholarship: what was charged already stays. */
export const cambiarCobro = async (mundo: Mundo): Promise<void> => {
  const { azar } = mundo;
  const cambios = azar.uno([
    { valor_mensualidad: azar.uno(VALORES) },
    { dia_pago: azar.entre(1, 28) },
    { beca_porcentaje: azar.entre(0, 100) },
    { valor_mensualidad: null },
  ]);
  await cambiar(mundo, azar.quiza(enLaCasa(mundo)), cambios, 'cambio de cobro');
};

/** The one who pays stops, or another one starts. */
export const cambiarResponsable = async (mundo: Mundo): Promise<void> => {
  const { azar, oficina } = mundo;
  const acudiente = azar.quiza(enLaCasa(mundo).flatMap(({ acudientes }) => acudientes));
  if (acudiente === undefined) return;
  const cambios = azar.uno([
    { es_responsable_pago: true },
    { es_responsable_pago: false },
    { estado: 'INACTIVO' },
    { archivado: true },
  ]);
  await oficina.pedir(`PUT /acudientes/${acudiente}`, cambios);
  contar(mundo, 'cambio de responsable');
};

/** Written by mistake and deleted at once. */
export const crearYBorrar = async (mundo: Mundo): Promise<void> => {
  const { oficina } = mundo;
  const { id } = await oficina.pedir('POST /participantes', {
    nombre: elegirNombre(mundo),
    telefono: telefono(mundo),
  });
  await oficina.pedir(`DELETE /participantes/${id}`);
  contar(mundo, 'participante borrado');
};
