import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import { leerEntorno } from '@/server/arranque/leer-entorno';
import { avisosDeNombres } from '@/server/arranque/nombres-parecidos';
import { enArchivo, SECRETOS, type Secreto } from '@/server/arranque/secretos';
import { ubicacionDe } from '@/server/composicion/ubicacion';

let carpeta: string;
beforeEach(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'secretos-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

/** Leaves the secret in its file, ended as an editor would; answers the variable that names it. */
const guardar = (nombre: Secreto, valor: string): Record<string, string> => {
  const ruta = join(carpeta, nombre);
  writeFileSync(ruta, `${valor}\n`);
  return { [enArchivo(nombre)]: ruta };
};

const BUENOS: Readonly<Record<Secreto, string>> = {
  DATABASE_URL: 'postgres://fundacion:uno@localhost:5432/fundacion',
  S3_ACCESS_KEY_ID: 'LLAVE',
  S3_SECRET_ACCESS_KEY: 'clave-de-la-llave',
  SMTP_URL: 'smtps://usuario:clave@correo.example:465',
  STORAGE_SECRET: 'x'.repeat(32),
  AUDIT_KEY: 'y'.repeat(32),
  BACKUP_PASSPHRASE: 'cinco palabras al azar',
  ADMIN_PASSWORD: 'cuatro palabras',
};
const S3 = { S3_ENDPOINT: 'http://localhost:1', S3_BUCKET: 'fundacion' };

describe('secretos en archivos', () => {
  it('cada uno puede estar en el suyo', () => {
    const variables = SECRETOS.map((nombre) => guardar(nombre, BUENOS[nombre]));
    const configuracion = leerEntorno(Object.assign({ ...S3 }, ...variables));
    expect(configuracion).toMatchObject({
      urlBaseDatos: BUENOS.DATABASE_URL,
      administrador: { contrasena: BUENOS.ADMIN_PASSWORD, generada: false },
      s3: { accessKeyId: BUENOS.S3_ACCESS_KEY_ID, secretAccessKey: BUENOS.S3_SECRET_ACCESS_KEY },
      secretoArchivos: BUENOS.STORAGE_SECRET,
      correo: { smtp: BUENOS.SMTP_URL },
      fraseDeRespaldo: BUENOS.BACKUP_PASSPHRASE,
    });
    for (const nombre of SECRETOS) expect(configuracion.releer(nombre)).toBe(BUENOS[nombre]);
    expect(avisosDeNombres(Object.assign({}, ...variables))).toEqual([]);
  });

  it('uno que no se puede leer o está vacío detiene el arranque y dice cuál, sin decir nada de él', () => {
    expect(() => leerEntorno({ SMTP_URL_FILE: join(carpeta, 'no está') })).toThrow(
      /^SMTP_URL_FILE debe ser la ruta de un archivo [^\n]*ejemplo[^\n]+$/,
    );
    expect(() => leerEntorno(guardar('SMTP_URL', ' '))).toThrow(/^SMTP_URL_FILE debe/);
    expect(() => leerEntorno(guardar('DATABASE_URL', 'mysql://usuario:clave@x'))).toThrow(
      /^DATABASE_URL debe (?!.*clave@x)/,
    );
  });

  it('en los dos sitios a la vez no: no se sabría cuál vale', () => {
    const doble = { ...guardar('SMTP_URL', BUENOS.SMTP_URL), SMTP_URL: BUENOS.SMTP_URL };
    expect(() => leerEntorno(doble)).toThrow(/^SMTP_URL_FILE debe ir sola/);
  });

  it('cambiado sin reiniciar, se lee el nuevo; mientras no sirve, sigue el último que sirvió', () => {
    const variable = guardar('DATABASE_URL', BUENOS.DATABASE_URL);
    const { releer } = leerEntorno(variable);
    const nueva = BUENOS.DATABASE_URL.replace('uno', 'dos');
    guardar('DATABASE_URL', nueva);
    expect(releer('DATABASE_URL')).toBe(nueva);
    guardar('DATABASE_URL', 'a medio escrib');
    expect(releer('DATABASE_URL')).toBe(nueva);
    rmSync(variable[enArchivo('DATABASE_URL')] ?? '');
    expect(releer('DATABASE_URL')).toBe(nueva);
  });

  it('sin archivo vale lo del entorno', () => {
    expect(leerEntorno({ SMTP_URL: BUENOS.SMTP_URL }).releer('SMTP_URL')).toBe(BUENOS.SMTP_URL);
    expect(leerEntorno({}).releer('SMTP_URL')).toBeUndefined();
  });
});

describe('la llave del almacén de objetos', () => {
  afterEach(() => void vi.useRealTimers());

  it('la que haya en el archivo, al minuto de cambiar', async () => {
    const llaves: string[] = [];
    const servidor = createServer((peticion, respuesta) => {
      llaves.push(/Credential=([^/]+)/.exec(peticion.headers.authorization ?? '')?.[1] ?? '');
      respuesta.end('<ListBucketResult></ListBucketResult>');
    });
    await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
    const { port } = servidor.address() as AddressInfo;
    const entorno = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'fundacion',
      ...guardar('S3_ACCESS_KEY_ID', 'PRIMERA'),
      ...guardar('S3_SECRET_ACCESS_KEY', 'clave-primera'),
    };
    const bodega = await abrirBodega({ ...ubicacionDe(leerEntorno(entorno)), carpeta });
    await bodega.comprobar();
    guardar('S3_ACCESS_KEY_ID', 'SEGUNDA');
    guardar('S3_SECRET_ACCESS_KEY', 'clave-segunda');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await bodega.comprobar();
    // The client may answer once with what it had while it asks again.
    await bodega.comprobar();
    expect([llaves[0], llaves.at(-1)]).toEqual(['PRIMERA', 'SEGUNDA']);
    servidor.close();
  });
});
