import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import type { Configuracion } from '@/server/arranque/configuracion';

/** For people, on the standard output; never through the structured log. */
export const decir = (...lineas: string[]): void => {
  process.stdout.write(`${lineas.join('\n')}\n`);
};

const promesa = ({ urlBaseDatos, carpetaDatos }: Configuracion): string[] =>
  urlBaseDatos
    ? ['Datos: PostgreSQL (DATABASE_URL).']
    : [
        `Datos: base embebida en ${carpetaDatos}.`,
        'Si el proceso se detiene de golpe no se pierde nada de lo confirmado. Un corte de energía puede perder los',
        'últimos segundos: en producción use PostgreSQL (DATABASE_URL).',
      ];

const acceso = ({ administrador }: Configuracion, recienCreado: boolean): string[] => {
  if (!recienCreado) return ['Inicie sesión en /login con su correo y su contraseña.'];
  const { email, contrasena, generada } = administrador;
  return generada
    ? [
        `Primer administrador: ${email}`,
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
  configuracion: Configuracion,
  {
    direccion,
    direccionMetricas,
    recienCreado,
  }: { direccion: string; direccionMetricas: string | null; recienCreado: boolean },
): string[] => [
  '',
  `Servidor listo en ${direccion}`,
  `Servicios: ${configuracion.activos.map((servicio) => SERVICIOS[servicio]).join(' y ')}.`,
  ...(direccionMetricas ? [`Mediciones en ${direccionMetricas}`] : []),
  ...promesa(configuracion),
  ...acceso(configuracion, recienCreado),
  '',
];
