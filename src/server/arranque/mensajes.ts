import { resolve } from 'node:path';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import type { ConfiguracionDelServidor } from '@/server/arranque/leer-entorno';

/** For people, on the standard output; never through the structured log. */
export const decir = (...lineas: string[]): void => {
  process.stdout.write(`${lineas.join('\n')}\n`);
};

const promesa = ({ urlBaseDatos, carpetaDatos }: ConfiguracionDelServidor): string[] =>
  urlBaseDatos
    ? ['Datos: PostgreSQL (DATABASE_URL).']
    : [
        `Datos: base embebida en ${resolve(carpetaDatos)}.`,
        'Si el proceso se detiene de golpe no se pierde nada de lo confirmado. Un corte de energía puede perder los',
        'últimos segundos: en producción use PostgreSQL (DATABASE_URL).',
      ];

const ajenos = (enDiscoDeRed: boolean): string[] =>
  enDiscoDeRed
    ? [
        'Atención: esa carpeta está en un disco de red. El candado que impide dos procesos a la vez vale en esta máquina;',
        'entre máquinas depende de ese disco: no arranque otro servidor sobre ella, o use PostgreSQL.',
      ]
    : [];

const hora = (confiable: boolean): string[] =>
  confiable
    ? []
    : [
        'Atención: la hora de este equipo no puede ser: es anterior a la última vez que el servidor estuvo en marcha, o más de',
        '90 días posterior. Mientras tanto sigue con la que llevaba, para no borrar ni cerrar nada por error. Corrija la hora',
        'o, si es la correcta, ejecute: npm run admin -- aceptar-hora',
      ];

/** A disk that was not mounted, another folder or a variable that is missing look the same as a first start. */
const nueva = ({ urlBaseDatos }: ConfiguracionDelServidor): string[] => [
  'Es una base nueva, sin datos. Si la fundación ya los tenía, no siga: detenga el servidor y revise ' +
    (urlBaseDatos
      ? 'DATABASE_URL.'
      : 'DATA_DIR (o que el disco de esa carpeta esté conectado) o DATABASE_URL.'),
];

/** For the start and for the orders: from the panel nobody can put it right. */
export const SIN_ADMINISTRADOR = [
  'Atención: ninguna cuenta de administrador está activa, y desde el panel nadie puede activarla. Detenga el servidor, cree una con',
  'un correo que no esté en la lista (npm run admin -- create --email correo), entre con ella y active la de siempre en Usuarios.',
];

interface Entrada {
  recienCreado: boolean;
  enlaceInicial: string | null;
  conAdministrador: boolean;
}

const acceso = (
  { administrador }: ConfiguracionDelServidor,
  { recienCreado, enlaceInicial, conAdministrador }: Entrada,
): string[] => {
  if (!conAdministrador) return SIN_ADMINISTRADOR;
  const enlace = enlaceInicial
    ? [
        `Cree el primer administrador, con su propio correo, en este enlace. Sirve una vez y durante ${RESTABLECIMIENTO_MINUTOS} minutos:`,
        enlaceInicial,
        'En este mismo equipo, /login también lleva allí hasta que alguien entre.',
      ]
    : [];
  if (!recienCreado)
    return enlaceInicial ? enlace : ['Inicie sesión en /login con su correo y su contraseña.'];
  const { email, contrasena, generada } = administrador;
  return generada
    ? [
        ...enlace,
        `O entre como ${email}`,
        `Contraseña: ${contrasena}`,
        `Guárdela ahora: no se vuelve a mostrar. Sirve ${PROVISIONAL_HORAS} horas: en /login se cambia por una propia.`,
      ]
    : [
        `Primer administrador: ${email}, con la contraseña de ADMIN_PASSWORD. Inicie sesión en /login.`,
        'Ya puede quitar ADMIN_PASSWORD del entorno: no se vuelve a leer.',
      ];
};

const SERVICIOS = { auth: 'autenticación (/auth-api)', dashboard: 'panel (/dashboard-api)' };

export const mensajeDeInicio = (
  configuracion: ConfiguracionDelServidor,
  {
    direccion,
    direccionMetricas,
    enDiscoDeRed,
    relojConfiable,
    ...entrada
  }: Entrada & {
    direccion: string;
    direccionMetricas: string | null;
    enDiscoDeRed: boolean;
    relojConfiable: boolean;
  },
): string[] => [
  '',
  `Servidor listo en ${direccion}`,
  `Servicios: ${configuracion.activos.map((servicio) => SERVICIOS[servicio]).join(' y ')}.`,
  ...(direccionMetricas ? [`Mediciones en ${direccionMetricas}`] : []),
  ...promesa(configuracion),
  ...ajenos(enDiscoDeRed),
  ...hora(relojConfiable),
  ...(entrada.recienCreado || entrada.enlaceInicial ? nueva(configuracion) : []),
  ...acceso(configuracion, entrada),
  '',
];
