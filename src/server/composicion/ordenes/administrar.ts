import { contarAdministradoresActivos } from '@/application/usuarios/contar-administradores';
import { formatearInstante } from '@/domain/shared/fechas';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import type { Usuario } from '@/domain/usuarios/usuario';
import {
  type Administracion,
  abrirAdministracion,
} from '@/infrastructure/di/server/consola/abrir-administracion';
import { aceptarHoraDelEquipo } from '@/infrastructure/di/server/consola/aceptar-hora';
import type { ConfiguracionDelServidor } from '@/server/arranque/leer-entorno';
import { decir, SIN_ADMINISTRADOR } from '@/server/arranque/mensajes';
import { ubicacionDe } from '@/server/composicion/ubicacion';
import { ArgumentosInvalidos, leerArgumentos } from '@/server/consola/argumentos';
import { contarIntegridad, contarRevision, contarUsuarios } from '@/server/consola/contar';
import { pedirContrasena } from '@/server/consola/pedir-contrasena';

const USO = `Uso:
  npm run admin -- create --email correo [--stdin]   crea un administrador
  npm run admin -- reset --email correo [--stdin]    cambia una contraseña y cierra sus sesiones
  npm run admin -- list                              muestra los usuarios
  npm run admin -- verificar-auditoria               comprueba que nadie alteró la historia
  npm run admin -- sellar-historia                   firma la historia como está, desde hoy (tras cambiar su clave)
  npm run admin -- revisar-datos                     muestra quiénes coinciden, valores muy pequeños y datos ilegibles
  npm run admin -- aceptar-hora                      dice que la hora de este equipo es la correcta, aunque haya saltado`;

const OPCIONES = { email: { type: 'string' }, stdin: { type: 'boolean', default: false } } as const;

interface Pedido {
  email?: string | undefined;
  stdin: boolean;
}

const elegir = async ({ email, stdin }: Pedido) => {
  if (!email) throw new ArgumentosInvalidos(`Falta --email. ${USO}`);
  return { email, ...(await pedirContrasena(stdin)) };
};

const mostrar = ({ contrasena, generada }: { contrasena: string; generada: boolean }): string[] => [
  ...(generada ? [`Contraseña: ${contrasena}`, 'Guárdela ahora: no se vuelve a mostrar.'] : []),
  `Es provisional: sirve ${PROVISIONAL_HORAS} horas y al entrar se cambia por una propia.`,
];

export const avisarSinAdministrador = (usuarios: readonly Usuario[]): string[] =>
  contarAdministradoresActivos(usuarios) === 0 ? SIN_ADMINISTRADOR : [];

type Tarea = (administracion: Administracion) => Promise<void>;

/** What has to be asked is asked before the database is open: nobody knows how long a person takes. */
const TAREAS: Readonly<Record<string, (pedido: Pedido) => Promise<Tarea>>> = {
  create: async (pedido) => {
    const { email, ...clave } = await elegir(pedido);
    return async ({ crearAdministrador }) => {
      const creado = await crearAdministrador(email, clave.contrasena);
      decir(`Administrador creado: ${creado.email}`, ...mostrar(clave));
    };
  },
  reset: async (pedido) => {
    const { email, ...clave } = await elegir(pedido);
    return async ({ restablecer, listar }) => {
      const usuario = await restablecer(email, clave.contrasena);
      decir(`Contraseña cambiada y sesiones cerradas: ${usuario.email} (${usuario.rol})`, ...mostrar(clave));
      const aviso = avisarSinAdministrador(await listar());
      if (aviso.length > 0) decir(...aviso);
      else if (usuario.estado !== 'ACTIVO')
        decir('Atención: esa cuenta está inactiva y no puede entrar hasta que otro administrador la active.');
    };
  },
  list:
    async () =>
    async ({ listar }) => {
      const usuarios = await listar();
      decir(...contarUsuarios(usuarios), ...avisarSinAdministrador(usuarios));
    },
  'verificar-auditoria':
    async () =>
    async ({ verificarHistoria }) => {
      const integridad = await verificarHistoria();
      decir(...contarIntegridad(integridad));
      if (!integridad.integra) process.exitCode = 2;
    },
  'sellar-historia':
    async () =>
    async ({ sellarDeNuevo }) => {
      const sello = await sellarDeNuevo();
      decir(
        'La historia quedó firmada como está: lo anterior a hoy ya no se compara con los sellos de antes.',
        ...(sello ? [`Sello ${sello.numero}: ${sello.firma}`] : []),
      );
    },
  'revisar-datos':
    async () =>
    async ({ revisarDatos }) => {
      const revision = await revisarDatos();
      if (revision) decir(...contarRevision(revision));
    },
};

export const conAdministracion = async (
  configuracion: ConfiguracionDelServidor,
  tarea: Tarea,
): Promise<void> => {
  const administracion = await abrirAdministracion(
    { ...ubicacionDe(configuracion), claveHistoria: configuracion.claveHistoria },
    async () => (await import('@/server/composicion/secciones')).HECHURAS,
  );
  try {
    await tarea(administracion);
  } finally {
    await administracion.cerrar();
  }
};

export const administrar = async (
  args: readonly string[],
  configuracion: ConfiguracionDelServidor,
): Promise<void> => {
  const { values, positionals } = leerArgumentos(args, OPCIONES, USO);
  if (positionals.join() === 'aceptar-hora') {
    decir(
      `Hora aceptada: ${formatearInstante(aceptarHoraDelEquipo(ubicacionDe(configuracion)).toISOString())} (hora de Colombia).`,
      'Un servidor en marcha sobre esta carpeta la usa antes de un minuto; si está detenido, al arrancar.',
    );
    return;
  }
  const preparar = Object.hasOwn(TAREAS, positionals[0] ?? '') ? TAREAS[positionals[0] ?? ''] : undefined;
  if (!preparar || positionals.length !== 1) throw new ArgumentosInvalidos(USO);
  const tarea = await preparar(values);
  await conAdministracion(configuracion, tarea);
};
