import type { FallaDeCadena, IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import type { ArchivoNombrado } from '@/domain/respaldos/archivos-nombrados';
import type { Procedencia } from '@/domain/respaldos/firma-de-respaldo';
import { type Manifiesto, resumirManifiesto } from '@/domain/respaldos/manifiesto';
import {
  type Hallazgo,
  MOTIVOS_DE_HALLAZGO,
  type MotivoDeHallazgo,
  type Revision,
} from '@/domain/revision/hallazgo';
import { CONSEJO_DE_HALLAZGO, nombreDeHallazgo } from '@/domain/revision/palabras-de-hallazgo';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Usuario } from '@/domain/usuarios/usuario';

const NUMERO = new Intl.NumberFormat('es-CO');
const DECIMAL = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

const enMiles = (numero: number): string => NUMERO.format(numero);

const UNIDADES = ['B', 'KB', 'MB', 'GB', 'TB'];

const comoTamano = (bytes: number): string => {
  const paso = Math.min(UNIDADES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${DECIMAL.format(bytes / 1000 ** paso)} ${UNIDADES[paso]}`;
};

/** One person a line, in columns. */
export const contarUsuarios = (usuarios: readonly Usuario[]): string[] => {
  const filas = usuarios.map(({ email, rol, estado, ultimo_acceso }) => [
    email,
    rol,
    estado,
    ultimo_acceso ? `último ingreso ${formatearInstante(ultimo_acceso)}` : 'nunca ha entrado',
  ]);
  const ancho = (columna: number) => Math.max(0, ...filas.map((fila) => fila[columna]?.length ?? 0));
  const anchos = [0, 1, 2, 3].map(ancho);
  return filas.map((fila) =>
    fila
      .map((texto, i) => texto.padEnd(anchos[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const contarFirma = (procedencia: Procedencia): string => {
  switch (procedencia.firma) {
    case 'COMPROBADA':
      return `Firma comprobada (clave ${procedencia.clave}).`;
    case 'DE_OTRA_CLAVE':
      return `Firma sin comprobar: se firmó con la clave ${procedencia.clave}, que aquí no está.`;
    case 'SIN_FIRMA':
      return 'Sin firma.';
  }
};

interface Contado {
  manifiesto: Manifiesto;
  procedencia: Procedencia;
  faltan: readonly ArchivoNombrado[];
}

/** Past these, which they are is looked at in the panel, one by one. */
const FALTAN_A_LA_VISTA = 20;

/** The signed papers that a backup does not have; nothing when it has them all. */
export const contarFaltantes = (faltan: readonly ArchivoNombrado[]): string[] => {
  if (faltan.length === 0) return [];
  const resto = faltan.length - FALTAN_A_LA_VISTA;
  return [
    faltan.length === 1
      ? '  Falta 1 archivo que una ficha nombra: el respaldo sirve, pero ese papel firmado no está en él.'
      : `  Faltan ${enMiles(faltan.length)} archivos que las fichas nombran: el respaldo sirve, pero esos papeles firmados no están en él.`,
    ...faltan
      .slice(0, FALTAN_A_LA_VISTA)
      .map(
        ({ participante_id, codigo, archivo }) =>
          `    participante ${participante_id}, ${codigo}: ${archivo}`,
      ),
    ...(resto > 0 ? [`    … y ${enMiles(resto)} más.`] : []),
    '    Búsquelos en respaldos anteriores, o pida el papel y súbalo otra vez en su ficha.',
  ];
};

/** What a backup holds, for whoever runs the command. */
export const contarRespaldo = ({ manifiesto, procedencia, faltan }: Contado): string[] => {
  const { tablas, filas, archivos, bytesDeArchivos } = resumirManifiesto(manifiesto);
  return [
    `  Hecho el ${formatearInstante(manifiesto.creado_en)} (hora de Colombia) con la versión ${manifiesto.version}, esquema ${manifiesto.migraciones.at(-1) ?? '–'}.`,
    `  Base (${manifiesto.motor}): ${enMiles(filas)} filas en ${tablas} tablas.`,
    `  Archivos: ${enMiles(archivos)} (${comoTamano(bytesDeArchivos)}).`,
    ...(manifiesto.conservar_hasta
      ? [`  Debe destruirse después del ${formatearInstante(manifiesto.conservar_hasta)} (BACKUP_MAX_DAYS).`]
      : []),
    ...(manifiesto.sello
      ? [
          `  Historia: sello ${manifiesto.sello.numero}, ${manifiesto.sello.firma} (clave ${manifiesto.sello.clave}).`,
        ]
      : []),
    `  Huellas SHA-256 comprobadas: ${enMiles(manifiesto.partes.length)}. ${contarFirma(procedencia)}`,
    ...contarFaltantes(faltan),
  ];
};

export const contarFilas = ({ tablas }: Manifiesto): string[] =>
  tablas.filter(({ filas }) => filas > 0).map(({ nombre, filas }) => `    ${nombre}: ${enMiles(filas)}`);

const MOTIVOS: Readonly<Record<FallaDeCadena['motivo'], string>> = {
  ALTERADO: 'cambió después de escribirse',
  FALTA: 'falta',
  FINAL_DISTINTO: 'la cadena no termina donde dice',
  SUELTO: 'no pertenece a ninguna cadena',
  REESCRITO: 'la cadena se escribió de nuevo: no es la que se firmó',
  CADENA_QUITADA: 'falta una cadena entera que se firmó',
  ANCLA_FALSA: 'se quitaron renglones sin pasar por la depuración',
  SELLO_FALSO: 'el sello no lo hizo este servicio',
  SELLO_PERDIDO: 'faltan sellos que se hicieron',
  OTRA_CLAVE: 'se firmó con otra clave: no se puede comprobar aquí (revise AUDIT_KEY)',
  SIN_GUARDA: 'la base no tiene puestas las guardas de la historia',
};

const contarFalla = ({ motivo, id, cadena, numero }: FallaDeCadena): string =>
  `  Renglón ${id ?? '–'} (cadena ${cadena ?? '–'}, número ${numero ?? '–'}): ${MOTIVOS[motivo]}.`;

/** The outcome of reading the whole history again. The seal can be written down, to compare it another day. */
export const contarIntegridad = ({
  integra,
  renglones,
  sello,
  sellada_en,
  fallas,
}: IntegridadActividad): string[] =>
  integra
    ? [
        `La historia está íntegra: ${enMiles(renglones)} renglones.`,
        `Sello: ${sello}`,
        `Firmada por última vez: ${sellada_en ? `${formatearInstante(sellada_en)} (hora de Colombia)` : 'todavía no'}`,
      ]
    : [
        'La historia fue alterada. Haga una copia de la base antes de tocar nada.',
        ...fallas.map(contarFalla),
      ];

const contarHallazgo = ({ registros }: Hallazgo): string[] =>
  registros.map(
    ({ entidad, id, nombre, detalle }, i) =>
      `  ${i === 0 ? '-' : ' '} ${nombre} (${entidad} ${id}): ${detalle}`,
  );

const contarMotivo = (motivo: MotivoDeHallazgo, { hallazgos, pendientes }: Revision): string[] => {
  const suyos = hallazgos.filter((h) => h.motivo === motivo && h.decision === null);
  if (suyos.length === 0) return [];
  const mostrados = suyos.flatMap(({ registros }) => registros).length;
  const total = pendientes[motivo];
  return [
    `${enMiles(total)} ${nombreDeHallazgo(motivo, total)}. ${CONSEJO_DE_HALLAZGO[motivo]}`,
    ...suyos.flatMap(contarHallazgo),
    ...(total > mostrados ? [`    … y ${enMiles(total - mostrados)} más.`] : []),
  ];
};

/** What waits for somebody who decides, kind by kind; the same list as in the panel. */
export const contarRevision = (revision: Revision): string[] => {
  const lineas = MOTIVOS_DE_HALLAZGO.flatMap((motivo) => contarMotivo(motivo, revision));
  const dejados = revision.hallazgos.filter(({ decision }) => decision !== null).length;
  return [
    ...(lineas.length > 0 ? lineas : ['No hay datos por revisar.']),
    ...(dejados > 0 ? [`Dejados como están: ${enMiles(dejados)}.`] : []),
  ];
};
