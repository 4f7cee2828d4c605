import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { abrirOrigenDeRespaldo } from '@/infrastructure/di/server/consola/abrir-origen-de-respaldo';
import { anotandoRespaldo } from '@/infrastructure/di/server/consola/anotando-respaldo';
import { ensayarRespaldo } from '@/infrastructure/di/server/consola/ensayar-respaldo';
import { exigirBase, exigirCarpeta } from '@/infrastructure/di/server/consola/exigir-base';
import { guardarRespaldo } from '@/infrastructure/di/server/consola/guardar-respaldo';
import { leerLlave } from '@/infrastructure/di/server/consola/leer-llave';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { NECESARIOS_S3 } from '@/server/arranque/entorno-externos';
import { explicarFallo } from '@/server/arranque/explicar-fallo';
import type { ConfiguracionDelServidor } from '@/server/arranque/leer-entorno';
import { decir } from '@/server/arranque/mensajes';
import { enArchivo, SECRETOS } from '@/server/arranque/secretos';
import { versionDelPrograma } from '@/server/arranque/version-del-programa';
import { ubicacionDe } from '@/server/composicion/ubicacion';
import { ArgumentosInvalidos, leerArgumentos } from '@/server/consola/argumentos';
import { contarFaltantes, contarFilas, contarRespaldo } from '@/server/consola/contar';
import { pedirRespaldo, rutaDelEnchufe } from '@/server/consola/enchufe';
import { avisarSinAdministrador, conAdministracion } from './administrar';

const USO_AL_RESPALDAR = 'Uso: npm run backup [-- --destino carpeta] [--conservar cuántos] [--ensayar]';
const CARPETA_POR_DEFECTO = './respaldos';

interface Fuente {
  llenar(salida: Writable): Promise<void>;
  cerrar(): Promise<void>;
  enMarcha: boolean;
}

/** Straight from the data or, when a server has the folder, through that server. */
const abrirFuente = async (configuracion: ConfiguracionDelServidor): Promise<Fuente> => {
  try {
    return {
      ...(await abrirOrigenDeRespaldo(ubicacionDe(configuracion), {
        version: versionDelPrograma(),
        dias: configuracion.diasDeRespaldo,
        claveHistoria: configuracion.claveHistoria,
      })),
      enMarcha: false,
    };
  } catch (error) {
    if ((error as Error).name !== 'CarpetaOcupada') throw error;
    const llenar = await pedirRespaldo(rutaDelEnchufe(configuracion.carpetaDatos)).catch((fallo: Error) => {
      // Nobody listens: whoever has the folder is not a server, or one that cannot.
      throw fallo.name === 'ErrorRespaldo' ? fallo : error;
    });
    return { llenar, cerrar: async () => {}, enMarcha: true };
  }
};

const leerConservar = (valor: string | undefined): number | null => {
  if (valor === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(valor))
    throw new ArgumentosInvalidos(`--conservar debe ser un número. ${USO_AL_RESPALDAR}`);
  return Number(valor);
};

interface PorEnsayar {
  ruta: string;
  configuracion: ConfiguracionDelServidor;
  sinCifrar?: boolean;
  sinComprobarFirma?: boolean;
}

/** Answers what it does not have of what its rows name. Throws ErrorRespaldo when what was restored is not what the backup holds. */
const ensayar = async ({ configuracion, ...respaldo }: PorEnsayar) => {
  const { fraseDeRespaldo: frase, claveHistoria, carpetaDatos } = configuracion;
  const llave = await leerLlave(claveHistoria, [carpetaDatos]);
  const { ensayo, faltan } = await ensayarRespaldo(
    { ...respaldo, frase, llave },
    resolve(carpetaDatos),
    () => new Date(),
  );
  if (ensayo.falla !== null) throw errorRespaldo(`El respaldo no se pudo restaurar aparte. ${ensayo.falla}`);
  decir(
    `Respaldo restaurado aparte, comparado y borrado, en ${ensayo.segundos} s: ${ensayo.archivo}`,
    `  ${ensayo.filas} filas de ${ensayo.tablas} tablas y ${ensayo.archivos} archivos quedaron iguales.`,
  );
  return faltan;
};

export const respaldar = async (
  args: readonly string[],
  configuracion: ConfiguracionDelServidor,
): Promise<void> => {
  const opciones = {
    destino: { type: 'string' },
    conservar: { type: 'string' },
    ensayar: { type: 'boolean', default: false },
  } as const;
  const { values } = leerArgumentos(args, opciones, USO_AL_RESPALDAR);
  const conservar = leerConservar(values.conservar);
  const { fraseDeRespaldo: frase, diasDeRespaldo: dias, claveHistoria, carpetaDatos } = configuracion;
  // Before anything is written down: where there is no database no server looks at it.
  exigirBase(ubicacionDe(configuracion));
  // There are the files and the key it is signed with, unless they are somewhere else.
  if (!configuracion.s3 || !claveHistoria) exigirCarpeta(carpetaDatos);
  let enMarcha = false;
  const hacer = async () => {
    const fuente = await abrirFuente(configuracion);
    enMarcha = fuente.enMarcha;
    try {
      const carpeta = resolve(values.destino ?? CARPETA_POR_DEFECTO);
      const llave = await leerLlave(claveHistoria, [carpetaDatos]);
      const opcionesDeCopia = { carpeta, frase, llave, conservar, dias, ahora: new Date() };
      return await guardarRespaldo(opcionesDeCopia, fuente.llenar);
    } finally {
      await fuente.cerrar();
    }
  };
  const explicar = (error: unknown) => explicarFallo(error, { resultado: 'No se terminó' });
  const hecho = await anotandoRespaldo({ carpetaDatos, cifrado: frase !== undefined, explicar }, hacer);
  decir(
    `Respaldo hecho${enMarcha ? ', con el servidor en marcha,' : ''} y leído de nuevo: ${hecho.ruta}`,
    ...contarRespaldo(hecho),
    frase
      ? '  Cifrado con BACKUP_PASSPHRASE: sin esa frase nadie lo puede abrir, tampoco usted.'
      : '  Sin cifrar: contiene datos de salud. Defina BACKUP_PASSPHRASE o guárdelo donde nadie más llegue.',
    claveHistoria
      ? '  Para restaurarlo en otra máquina hace falta la misma AUDIT_KEY: guárdela en otra parte.'
      : `  Para restaurarlo en otra máquina hace falta ${join(resolve(carpetaDatos), 'clave-historia')}: guarde una copia en otra parte.`,
    ...(hecho.futuros.length > 0
      ? [
          `  Con una fecha que no ha llegado, y por eso ni se cuentan ni se quitan: ${hecho.futuros.join(', ')}.`,
        ]
      : []),
    ...(hecho.quitados.length > 0 ? [`  Respaldos antiguos quitados: ${hecho.quitados.length}.`] : []),
  );
  if (values.ensayar) await ensayar({ ruta: hecho.ruta, configuracion });
};

const USO_AL_RESTAURAR =
  'Uso: npm run restore -- --desde respaldo [--datos carpeta] [--reemplazar] [--sin-cifrar] [--sin-comprobar-firma]; con --revisar solo lo comprueba; con --ensayar lo restaura aparte, lo compara y lo borra';

const OPCIONES = {
  desde: { type: 'string' },
  datos: { type: 'string' },
  reemplazar: { type: 'boolean', default: false },
  revisar: { type: 'boolean', default: false },
  ensayar: { type: 'boolean', default: false },
  'sin-cifrar': { type: 'boolean', default: false },
  'sin-comprobar-firma': { type: 'boolean', default: false },
} as const;

/** Who names a folder, to rehearse or to look at something, does not ask for what is used every day to be replaced. */
const exigirQueTodoVayaALaCarpeta = ({ urlBaseDatos, s3 }: ConfiguracionDelServidor): void => {
  const ajenos = [
    ...(urlBaseDatos ? ['DATABASE_URL está definida y la base se restauraría en ese PostgreSQL'] : []),
    ...(s3 ? [`S3_ENDPOINT está definida y los archivos se restaurarían en el depósito ${s3.bucket}`] : []),
  ];
  if (ajenos.length === 0) return;
  // Half of a bucket is refused: all that says where one is goes away together.
  const nombres = [...(urlBaseDatos ? ['DATABASE_URL' as const] : []), ...(s3 ? NECESARIOS_S3 : [])];
  const quitar = nombres.flatMap((una) => [
    una,
    ...SECRETOS.filter((secreto) => secreto === una).map(enArchivo),
  ]);
  throw errorRespaldo(
    `--datos elige una carpeta, pero ${ajenos.join(', y ')}. Para restaurar todo en la carpeta, repita la orden sin esas variables ` +
      `(env ${quitar.map((una) => `-u ${una}`).join(' ')} …). Para restaurar donde ellas dicen, quite --datos: la carpeta es la de DATA_DIR.`,
  );
};

const SIN_CLAVE =
  '  Antes de iniciar el servidor ponga ahí el archivo clave-historia de antes: sin él firmará con otra clave y la historia lo dirá.';

export const restaurar = async (
  args: readonly string[],
  configuracion: ConfiguracionDelServidor,
): Promise<void> => {
  const { values } = leerArgumentos(args, OPCIONES, USO_AL_RESTAURAR);
  if (!values.desde) throw new ArgumentosInvalidos(`Falta decir cuál respaldo. ${USO_AL_RESTAURAR}`);
  const pedido = {
    ruta: resolve(values.desde),
    sinCifrar: values['sin-cifrar'],
    sinComprobarFirma: values['sin-comprobar-firma'],
  };
  if (values.ensayar) {
    const faltan = await ensayar({ ...pedido, configuracion });
    if (faltan.length > 0) decir(...contarFaltantes(faltan));
    return;
  }
  const carpetaDatos = values.datos ?? configuracion.carpetaDatos;
  const respaldo = {
    ...pedido,
    frase: configuracion.fraseDeRespaldo,
    llave: await leerLlave(configuracion.claveHistoria, [carpetaDatos, configuracion.carpetaDatos]),
  };
  if (values.revisar) {
    decir(`El respaldo está completo: ${respaldo.ruta}`, ...contarRespaldo(await revisarDesde(respaldo)));
    return;
  }
  if (values.datos) exigirQueTodoVayaALaCarpeta(configuracion);
  const restaurada = { ...configuracion, carpetaDatos };
  const ubicacion = ubicacionDe(restaurada);
  const marca = new Date().toISOString().replace(/:/g, '').replace(/\.\d+/, '');
  const { avisos, ...restaurado } = await restaurarDesde(respaldo, ubicacion, {
    reemplazar: values.reemplazar,
    marca,
  });
  decir(
    `Respaldo restaurado en ${ubicacion.url ? 'PostgreSQL (DATABASE_URL)' : resolve(ubicacion.carpeta)}.`,
    ...contarRespaldo(restaurado),
    '  Filas que quedaron, iguales a las del respaldo:',
    ...contarFilas(restaurado.manifiesto),
    ...avisos.map((aviso) => `  ${aviso}`),
    '  Las sesiones no se restauran: cada persona vuelve a iniciar sesión.',
    ...((await leerLlave(configuracion.claveHistoria, [carpetaDatos])) ? [] : [SIN_CLAVE]),
  );
  await conAdministracion(restaurada, async ({ listar }) => {
    const aviso = avisarSinAdministrador(await listar());
    if (aviso.length > 0) decir(...aviso);
  });
};
