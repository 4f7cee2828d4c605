import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { type DatosMensualidad, esquemaDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { COBRO_UNICO } from '@/domain/mensualidades/integridad-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { revisarMontos } from '@/domain/mensualidades/reglas-mensualidad';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import {
  type CeldasDeFila,
  type Columnas,
  deTexto,
  type FilaLeida,
  type LeerCelda,
  leerCeldas,
} from '@/domain/shared/importacion/columna';
import { decidirFilas } from '@/domain/shared/importacion/decidir-filas';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import type { Nombrable } from '@/domain/shared/importacion/leer-participante';
import { crearNombramiento } from '@/domain/shared/importacion/nombramiento';
import { rechazosDeReglas, todosLosRechazos } from '@/domain/shared/importacion/rechazos-de-reglas';
import { avisoDeValorBajo } from '@/domain/shared/importacion/valor-muy-bajo';
import { esFormula, leerDineroDeCelda, textoDeCelda } from '@/domain/shared/lectura/celda';
import { limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';

export const leerConceptoEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_CONCEPTO,
  sinonimos: {
    MENSUALIDAD: ['mensual', 'mes', 'cuota', 'pensión', 'sostenimiento'],
    INGRESO: ['cuota de ingreso', 'matrícula', 'inscripción'],
    OTRO: ['otros', 'otra'],
  },
});

const ANULADO = 'Se anuló y no cuenta: deje la fila por fuera, o borre esta palabra si no fue así';

/** Our own lists bring what was annulled or exonerated beside what was not: taken like the rest, it was owed, or paid, again. */
const leerEstado: LeerCelda = (celda) => {
  const escrito = plegar(textoDeCelda(celda));
  if (escrito.includes('anulad')) return { rechazo: ANULADO };
  return { valor: escrito.includes('exonerad') ? 'EXONERADA' : undefined };
};

/** An accounting sheet writes nothing as a dash, with its sign of money or without it. */
const GUION_CONTABLE = /^(?:\$ ?)?-$/;

export const leerDineroOGuion: LeerCelda = (celda) =>
  GUION_CONTABLE.test(limpiarTecleado(textoDeCelda(celda))) ? { valor: 0 } : leerDineroDeCelda(celda);

/** How a file names whose a fee is, and which one. */
export const COLUMNAS_DE_COBRO: Columnas = {
  participante_id: {
    campo: CAMPOS_MENSUALIDAD.participante_id,
    etiqueta: 'Participante (documento o nombre)',
    enSuLugar: 'nombre_participante',
    otrosNombres: [
      'documento',
      'documento participante',
      'número de documento',
      'documento de identidad',
      'cédula',
      'número de cédula',
      'cédula participante',
      'cc',
      'identificación',
      'número de identificación',
      // Beside any of those, `Participante` is the name.
      'participante',
    ],
    ejemplo: '1.020.304.050',
  },
  nombre_participante: {
    campo: { tipo: 'texto', max: 120, etiqueta: 'Nombre, donde falte el documento' },
    otrosNombres: [
      'nombre',
      'nombres',
      'nombre completo',
      'nombres y apellidos',
      'nombre y apellidos',
      'nombre y apellido',
      'apellidos y nombres',
      'apellidos y nombre',
      'nombre participante',
      'beneficiario',
      'nombre residente',
      'residente',
      'interno',
      'participante',
    ],
    fueraDePlantilla: true,
    ejemplo: 'Ana Ríos',
  },
  apellidos: {
    campo: { tipo: 'texto', max: 120, etiqueta: 'Apellidos, si van aparte' },
    otrosNombres: ['apellidos', 'apellido', 'apellidos participante'],
    fueraDePlantilla: true,
    ejemplo: '',
  },
  periodo: {
    campo: CAMPOS_MENSUALIDAD.periodo,
    etiqueta: 'Mes',
    obligatoria: true,
    otrosNombres: ['periodo', 'mes y año', 'mes que se cobra', 'mes cobrado', 'mes pagado', 'mes de pago'],
    ejemplo: '11/2026',
  },
  concepto: {
    campo: CAMPOS_MENSUALIDAD.concepto,
    opciones: Object.values(ETIQUETA_CONCEPTO),
    leer: deTexto(leerConceptoEscrito),
    ejemplo: 'Mensualidad',
  },
  estado: {
    campo: { tipo: 'texto', max: 40, etiqueta: 'Estado, si dice que se anuló' },
    otrosNombres: ['estado'],
    leer: leerEstado,
    fueraDePlantilla: true,
    ejemplo: 'Anulada',
  },
};

/** With the surnames apart, the whole name is what says whose a row is, and what is written again when it is not found. */
export const conNombreEntero = (celdas: CeldasDeFila): CeldasDeFila => {
  const { nombre_participante = '', apellidos = '' } = celdas;
  if (apellidos === '' || esFormula(nombre_participante) || esFormula(apellidos)) return celdas;
  const entero = [nombre_participante, apellidos].map(textoDeCelda).filter(Boolean).join(' ');
  return { ...celdas, nombre_participante: entero, apellidos: '' };
};

/** Columns a file of fees may have: what was owed when the foundation began to keep it here. */
export const COLUMNAS_MENSUALIDADES: Columnas = {
  ...COLUMNAS_DE_COBRO,
  valor: {
    campo: CAMPOS_MENSUALIDAD.valor,
    otrosNombres: [
      'mensualidad',
      'cuota',
      'saldo',
      'saldo inicial',
      'deuda',
      'debe',
      'valor mensualidad',
      'valor cuota',
      'monto',
    ],
    ejemplo: '850.000',
  },
  descuento: {
    campo: CAMPOS_MENSUALIDAD.descuento,
    otrosNombres: ['beca', 'rebaja'],
    leer: leerDineroOGuion,
    ejemplo: '',
  },
  motivo_anulacion: {
    campo: CAMPOS_MENSUALIDAD.motivo_anulacion,
    etiqueta: 'Motivo, si el descuento es todo el valor',
    otrosNombres: ['motivo', 'motivo exoneración', CAMPOS_MENSUALIDAD.motivo_anulacion.etiqueta],
    ejemplo: '',
  },
  fecha_vencimiento: {
    campo: CAMPOS_MENSUALIDAD.fecha_vencimiento,
    otrosNombres: ['vencimiento', 'fecha vencimiento', 'fecha de pago', 'fecha límite'],
    ejemplo: '5/11/2026',
  },
  observaciones: {
    campo: CAMPOS_MENSUALIDAD.observaciones,
    otrosNombres: ['observación', 'notas', 'comentarios', 'detalle'],
    ejemplo: '',
  },
};

const fallosDeMontos = ({ valor, descuento = 0 }: Partial<DatosMensualidad>): ErroresCampos =>
  valor === undefined ? {} : rechazosDeReglas(() => revisarMontos({ valor, descuento, abonos: [] }), 'valor');

const FALTA_EL_MES = 'Escriba el mes y el año, por ejemplo 11/2026';

/** Turns the cells of each row into the body of a creation; the month is never supposed, because it says what is owed. */
export const crearLectorDeMensualidades = (
  participantes: readonly Nombrable[],
): ((celdas: CeldasDeFila) => FilaLeida) => {
  const { lectores, porNombreDondeFalte, sinPedirDocumento } = crearNombramiento(
    'participante_id',
    participantes,
  );
  return (celdas) => {
    const { entrada: leida, rechazos } = porNombreDondeFalte(
      leerCeldas(COLUMNAS_MENSUALIDADES, celdas, lectores),
    );
    const { estado, ...escrita } = leida;
    // A new fee is exonerated by a discount of its whole value, which is not written where it was a decision.
    const entrada =
      estado === 'EXONERADA' && !rechazos.valor ? { ...escrita, descuento: escrita.valor } : escrita;
    if (entrada.periodo === undefined) rechazos.periodo = FALTA_EL_MES;
    const todos = todosLosRechazos({ entrada, rechazos }, esquemaDatosMensualidad, fallosDeMontos);
    return { entrada, rechazos: sinPedirDocumento(rechazos, todos) };
  };
};

type Identidad = Pick<Mensualidad, 'participante_id' | 'periodo' | 'concepto' | 'estado'>;

/** What becomes of each row: a person is charged once for a concept and a month. */
export const decidirMensualidades = (
  filas: readonly FilaLeida[],
  guardadas: readonly Mensualidad[],
): FilaImportada[] =>
  decidirFilas<Identidad>(filas, {
    guardados: guardadas,
    clave: ({ participante_id, periodo }) => `${participante_id} ${periodo}`,
    repite: COBRO_UNICO.repite,
    comoQuedaria: (entrada) =>
      ({ concepto: 'MENSUALIDAD', ...entrada, estado: 'PENDIENTE' }) as unknown as Identidad,
  });

export const advertenciasMensualidad = ({ valor }: FilaLeida['entrada']): Record<string, string> => {
  const bajo = avisoDeValorBajo(valor);
  return bajo ? { valor: bajo } : {};
};
