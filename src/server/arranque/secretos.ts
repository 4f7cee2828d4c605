import { readFileSync } from 'node:fs';
import { ConfiguracionInvalida } from '@/server/arranque/configuracion-invalida';
import { type Entorno, esquemaEntorno } from '@/server/arranque/entorno';

/** What may be in a file of its own, named by `<NAME>_FILE`, instead of in the environment. */
export const SECRETOS = [
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STORAGE_SECRET',
  'AUDIT_KEY',
  'BACKUP_PASSPHRASE',
  'ADMIN_PASSWORD',
] as const;
export type Secreto = (typeof SECRETOS)[number];

export const enArchivo = (nombre: Secreto): string => `${nombre}_FILE`;

/** The value as it is now; the last good one while its file cannot be read. */
export type ReleerSecreto = (nombre: Secreto) => string | undefined;

const leerArchivo = (nombre: Secreto, ruta: string): string => {
  try {
    const texto = readFileSync(ruta, 'utf8').trim();
    if (texto) return texto;
  } catch {
    // Told below, without what the system says: the name of the variable is what whoever configures it knows.
  }
  throw new ConfiguracionInvalida(
    `${enArchivo(nombre)} debe ser la ruta de un archivo que este programa pueda leer y que no esté vacío, por ejemplo /etc/fundacion/secretos/${nombre.toLowerCase()}`,
  );
};

const esValido = (nombre: Secreto, valor: string): boolean =>
  esquemaEntorno.shape[nombre].safeParse(valor).success;

/** The environment with each secret in its place, wherever it is kept. Throws ConfiguracionInvalida. */
export const leerSecretos = (entorno: Entorno): { entorno: Entorno; releer: ReleerSecreto } => {
  const valores = new Map<Secreto, string | undefined>();
  for (const nombre of SECRETOS) {
    const [directo, ruta] = [entorno[nombre]?.trim(), entorno[enArchivo(nombre)]?.trim()];
    if (directo && ruta)
      throw new ConfiguracionInvalida(
        `${enArchivo(nombre)} debe ir sola: quite ${nombre}, por ejemplo del archivo de entorno`,
      );
    valores.set(nombre, ruta ? leerArchivo(nombre, ruta) : entorno[nombre]);
  }
  const releer: ReleerSecreto = (nombre) => {
    const ruta = entorno[enArchivo(nombre)]?.trim();
    if (!ruta) return valores.get(nombre);
    try {
      const actual = leerArchivo(nombre, ruta);
      if (esValido(nombre, actual)) valores.set(nombre, actual);
    } catch {
      // Being replaced: whoever asks goes on with the one there was.
    }
    return valores.get(nombre);
  };
  return { entorno: { ...entorno, ...Object.fromEntries(valores) }, releer };
};
