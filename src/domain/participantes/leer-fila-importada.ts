import {
  CAMPOS_IMPORTABLES,
  type CampoImportable,
  type ColumnaImportable,
} from '@/domain/participantes/campos-importables';
import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import {
  crearLectorDeArea,
  leerEstadoEscrito,
  leerFaseEscrita,
  leerProgramaEscrito,
  leerTipoDocumentoEscrito,
  leerTipoEgresoEscrito,
} from '@/domain/participantes/opciones-escritas';
import { type ErroresCampos, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import {
  type Celda,
  leerDineroDeCelda,
  leerDocumentoDeCelda,
  leerEnteroDeCelda,
  leerFechaDeCelda,
  leerFechaDeNacimientoDeCelda,
  leerPorcentajeDeCelda,
  leerTelefonoDeCelda,
  textoDeCelda,
} from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';

export type CeldasDeFila = Partial<Record<ColumnaImportable, Celda>>;

export interface ContextoDeFilas {
  leerSede: (texto: string) => Lectura<Id>;
  /** Every text of the column of the area: see {@link crearLectorDeArea}. */
  columnaDeArea: readonly string[];
  /** Title of the column of the number: 'Cédula' says the type of every number under it. */
  tituloDocumento: string;
}

export interface FilaLeida {
  /** What is sent: each cell as what it means; what could not be read, as it was written. */
  entrada: Record<string, unknown>;
  /** Why it cannot be sent, by field; with nothing here, whoever receives the row says the rest. */
  rechazos: ErroresCampos;
}

type Lector = (celda: Celda) => Lectura<unknown>;

const deTexto =
  (leer: (texto: string) => Lectura<unknown>): Lector =>
  (celda) =>
    leer(textoDeCelda(celda));

const comoEsta: Lector = (celda) => ({ valor: textoDeCelda(celda) });

const crearLectores = ({
  leerSede,
  columnaDeArea,
}: ContextoDeFilas): Readonly<Partial<Record<CampoImportable, Lector>>> => ({
  telefono: leerTelefonoDeCelda,
  tipo_documento: deTexto(leerTipoDocumentoEscrito),
  numero_documento: leerDocumentoDeCelda,
  fecha_nacimiento: leerFechaDeNacimientoDeCelda,
  area: deTexto(crearLectorDeArea(columnaDeArea)),
  sede_id: deTexto(leerSede),
  programa: deTexto(leerProgramaEscrito),
  fase: deTexto(leerFaseEscrita),
  estado: deTexto(leerEstadoEscrito),
  fecha_ingreso: leerFechaDeCelda,
  fecha_egreso_prevista: leerFechaDeCelda,
  fecha_egreso: leerFechaDeCelda,
  tipo_egreso: deTexto(leerTipoEgresoEscrito),
  valor_mensualidad: leerDineroDeCelda,
  dia_pago: leerEnteroDeCelda,
  beca_porcentaje: leerPorcentajeDeCelda,
});

const tipoEscrito = (texto: string): TipoDocumento | null => {
  const lectura = leerTipoDocumentoEscrito(texto);
  return 'valor' in lectura ? lectura.valor : null;
};

/** `No. de cédula` -> CC. */
const tipoDelTitulo = (titulo: string): TipoDocumento | null =>
  tipoEscrito(titulo.replace(/^\s*(?:n[uú]mero|nro|no|n)\b[.°º]*/i, ''));

/** `CC 1.020.304.050` -> CC. Letters that are part of the number, as in a passport, are no type. */
const tipoDelNumero = (celda: Celda, numero: unknown): TipoDocumento | null =>
  /^\d+$/.test(String(numero)) ? tipoEscrito(textoDeCelda(celda).replace(/\d.*$/, '')) : null;

/** The same checks as those of a single creation, so that a row that is refused here says all that it has wrong. */
const rechazosDeDatos = (entrada: unknown): ErroresCampos => {
  try {
    validarDatosParticipante(entrada);
    return {};
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    return error.campos;
  }
};

/** The type that the number says, or the title above it, when the row says none. Two that differ are refused. */
const completarTipo = (
  { entrada, rechazos }: { entrada: FilaLeida['entrada']; rechazos: Record<string, string> },
  celda: Celda | undefined,
  tipoDeColumna: TipoDocumento | null,
): void => {
  const { tipo_documento, numero_documento } = entrada;
  if (celda === undefined || numero_documento === undefined || rechazos.numero_documento) return;
  const dicho = tipoDelNumero(celda, numero_documento);
  if (tipo_documento === undefined) {
    const tipo = dicho ?? tipoDeColumna;
    if (tipo) entrada.tipo_documento = tipo;
  } else if (dicho && dicho !== tipo_documento && !rechazos.tipo_documento) {
    rechazos.numero_documento = `Dice ${dicho}, y el tipo de documento es ${tipo_documento}: deje uno de los dos`;
  }
};

const conApellidos = ({ nombre = '', apellidos = '', ...otras }: CeldasDeFila): CeldasDeFila => ({
  ...otras,
  nombre: [nombre, apellidos].map(textoDeCelda).filter(Boolean).join(' '),
});

/** Turns the cells of each row into what the service takes, by the rules that read what a person types in a form. */
export const crearLectorDeFilas = (contexto: ContextoDeFilas): ((celdas: CeldasDeFila) => FilaLeida) => {
  const lectores = crearLectores(contexto);
  const tipoDeColumna = tipoDelTitulo(contexto.tituloDocumento);
  return (escritas) => {
    const celdas = escritas.apellidos === undefined ? escritas : conApellidos(escritas);
    const entrada: FilaLeida['entrada'] = {};
    const rechazos: Record<string, string> = {};
    for (const campo of CAMPOS_IMPORTABLES) {
      const celda = celdas[campo] ?? '';
      if (celda === '') continue;
      const lectura = (lectores[campo] ?? comoEsta)(celda);
      if ('rechazo' in lectura) rechazos[campo] = lectura.rechazo;
      entrada[campo] = 'valor' in lectura ? lectura.valor : textoDeCelda(celda);
    }
    completarTipo({ entrada, rechazos }, celdas.numero_documento, tipoDeColumna);
    const hayRechazos = Object.keys(rechazos).length > 0;
    return {
      entrada,
      rechazos: hayRechazos ? { ...rechazos, ...rechazosDeDatos(entrada), ...rechazos } : rechazos,
    };
  };
};
