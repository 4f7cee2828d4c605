import type { Actividad, CambioRegistrado } from '@/domain/actividad/actividad';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { ETIQUETA_CATEGORIA_FORMATO, ETIQUETA_ESTADO_FORMATO } from '@/domain/formatos/formato';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { CAMPOS_NOVEDAD } from '@/domain/participantes/bitacora/campos-novedad';
import { CAMPOS_PARTICIPANTE, CAMPOS_PERMISO } from '@/domain/participantes/campos-participante';
import { CAMPOS_EVENTO } from '@/domain/participantes/estancias/campos-evento';
import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import type { Campos } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { esFechaCalendario, formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';
import { abonosEnPalabras } from '@/ui/panel/comun/datos/abonos-en-palabras';
import { autorizacionEnPalabras } from '@/ui/panel/comun/datos/autorizacion-en-palabras';
import { etiquetaDeCampo } from './etiquetas-de-campos';
import { camposEnPalabras } from './palabras-actividad';

type NombreDeSede = (id: Id) => string;

const PALABRAS_DE_CIERRE = { CERRADO: 'Cerrado', REABIERTO: 'Abierto otra vez' };

/** The sheet of each kind of record that has one; of the rest, only what is kept as a code. */
const HOJAS: Readonly<Record<string, Campos>> = {
  participante: { ...CAMPOS_PARTICIPANTE, ...CAMPOS_PERMISO },
  estancia: CAMPOS_PARTICIPANTE,
  evento_de_estancia: CAMPOS_EVENTO,
  novedad: CAMPOS_NOVEDAD,
  acudiente: CAMPOS_ACUDIENTE,
  sede: CAMPOS_SEDE,
  mensualidad: CAMPOS_MENSUALIDAD,
  usuario: CAMPOS_USUARIO,
  cierre: {
    periodo: { etiqueta: 'Mes', tipo: 'periodo' },
    estado: { etiqueta: 'Estado', tipo: 'opcion', palabras: PALABRAS_DE_CIERRE },
  },
  formato: {
    estado: { etiqueta: 'Estado', tipo: 'opcion', palabras: ETIQUETA_ESTADO_FORMATO },
    categoria: { etiqueta: 'Categoría', tipo: 'opcion', palabras: ETIQUETA_CATEGORIA_FORMATO },
  },
};

const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Of a field without a sheet: what it is, and never its code. */
const sueltoEnPalabras = (entidad: string, valor: unknown): string => {
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (Array.isArray(valor))
    return valor.length === 0 ? 'ninguno' : valor.map((uno) => sueltoEnPalabras(entidad, uno)).join(' | ');
  if (typeof valor === 'object' && valor !== null)
    return Object.entries(valor)
      .map(([campo, suyo]) => `${etiquetaDeCampo(entidad, campo)}: ${sueltoEnPalabras(entidad, suyo)}`)
      .join(', ');
  const texto = String(valor ?? '');
  if (texto.startsWith('data:')) return 'una imagen';
  if (INSTANTE.test(texto)) return formatearInstante(texto);
  return esFechaCalendario(texto) ? formatearFecha(texto) : enPalabras(undefined, valor);
};

/** As the history of the record itself says it. */
const valorEnTexto = (entidad: string, campo: string, valor: unknown, nombreDeSede: NombreDeSede): string => {
  if (campo === 'abonos') return abonosEnPalabras(valor, nombreDeSede);
  if (valor && campo === 'sede_id') return nombreDeSede(valor as Id);
  if (valor && typeof valor === 'object' && campo === 'autorizacion_datos')
    return autorizacionEnPalabras(valor);
  const hoja = HOJAS[entidad]?.[campo];
  const conPalabras = hoja && hoja.tipo !== 'texto' && hoja.tipo !== 'parrafo' && hoja.tipo !== 'id';
  return conPalabras ? enPalabras(hoja, valor) : sueltoEnPalabras(entidad, valor);
};

/** What the change says of a field: what there was and what there is. Of a password, only that it is another. */
const antesYDespues = (
  entidad: string,
  { campo, antes, despues }: CambioRegistrado,
  nombreDeSede: NombreDeSede,
): readonly string[] =>
  campo === 'contrasena'
    ? ['la anterior', 'otra']
    : [antes, despues].map((valor) => valorEnTexto(entidad, campo, valor, nombreDeSede));

/** `Municipio: Bello -> Apartadó; Estado: Pendiente -> Con abono`, for the exported file. */
export const cambiosEnTexto = (linea: Actividad, nombreDeSede: NombreDeSede): string =>
  camposEnPalabras(linea) === ''
    ? ''
    : linea.cambios
        .map((cambio) => {
          const [antes, despues] = antesYDespues(linea.entidad, cambio, nombreDeSede);
          return `${etiquetaDeCampo(linea.entidad, cambio.campo)}: ${antes} -> ${despues}`;
        })
        .join('; ');

const LETRAS_EN_LISTA = 40;
const CAMBIOS_EN_LISTA = 3;

/** The content of a template would fill the page: the whole of it is in the file and in the record. */
const corto = (texto: string): string =>
  texto.length > LETRAS_EN_LISTA ? `${texto.slice(0, LETRAS_EN_LISTA).trimEnd()}…` : texto;

/** The same in a row of the list: `Municipio: Bello → Apartadó`. Of a change to many fields, the last ones are only named. */
export const cambiosEnLista = (linea: Actividad, nombreDeSede: NombreDeSede): string => {
  if (camposEnPalabras(linea) === '') return '';
  const dichos = linea.cambios.slice(0, CAMBIOS_EN_LISTA).map((cambio) => {
    const [antes, despues] = antesYDespues(linea.entidad, cambio, nombreDeSede).map(corto);
    return `${etiquetaDeCampo(linea.entidad, cambio.campo)}: ${antes} → ${despues}`;
  });
  const nombrados = linea.cambios
    .slice(CAMBIOS_EN_LISTA)
    .map(({ campo }) => etiquetaDeCampo(linea.entidad, campo));
  return [...dichos, ...(nombrados.length > 0 ? [`y ${nombrados.join(', ')}`] : [])].join('; ');
};
