import { describe, expect, it } from 'vitest';
import { NOMBRES_DE_ENTORNO } from '@/server/arranque/entorno';
import { leerEntorno } from '@/server/arranque/leer-entorno';
import { avisosDeNombres, nombresParecidos } from '@/server/arranque/nombres-parecidos';

const MALOS: Readonly<Record<string, string>> = {
  PORT: '70000',
  HOST: 'con espacio',
  DATABASE_URL: 'mysql://x',
  ADMIN_EMAIL: 'nadie',
  ADMIN_PASSWORD: 'corta',
  SERVICES: 'todo',
  CORS_ORIGINS: '*',
  CONNECT_ORIGINS: 'https://a.example/ruta',
  TRUST_PROXY: 'si',
  S3_ENDPOINT: 's3.example',
  S3_BUCKET: 'con/barra',
  S3_REGION: 'una region',
  S3_ACCESS_KEY_ID: 'a b',
  S3_SECRET_ACCESS_KEY: 'a b',
  STORAGE_SECRET: 'corto',
  SMTP_URL: 'correo.example',
  MAIL_FROM: 'nadie',
  PUBLIC_SITE_URL: 'sitio.example',
  LOG_LEVEL: 'todo',
  AUDIT_KEY: 'corta',
  AUDIT_RETENTION_DAYS: '7',
  METRICS_PORT: '-1',
  METRICS_HOST: 'a b',
  SHUTDOWN_DELAY: '1.5',
  OFFLINE_COPY: 'quizás',
  BACKUP_MAX_DAYS: '0',
  BACKUP_PASSPHRASE: 'corta',
};
/** Any text is a folder. */
const CUALQUIERA = ['DATA_DIR'];

describe('configuración', () => {
  it('sin entorno: puerto 3000 en localhost, ./data y los dos servicios', () => {
    const configuracion = leerEntorno({});
    expect(configuracion).toMatchObject({
      puerto: 3000,
      anfitrion: 'localhost',
      carpetaDatos: './data',
      urlBaseDatos: undefined,
      activos: ['auth', 'dashboard'],
      administrador: { email: 'admin@fundacion.example', generada: true },
      metricas: undefined,
      esperaDeCierreMs: 0,
      fraseDeRespaldo: undefined,
    });
    expect(configuracion.administrador.contrasena.length).toBeGreaterThanOrEqual(20);
  });

  it('una variable vacía es como ninguna', () => {
    expect(leerEntorno({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' }).puerto).toBe(3000);
  });

  it.each(['p#x', 'p/x', 'p?x', '100%', 'a%zz', '2026#x', '2026/x', '2026?x', 'p@s#x', 'p@s/x', 'p@s?x'])(
    'de una clave de la base con signos que cambian la dirección, «%s», se dice cómo escribirlos y no se repite',
    (clave) => {
      const leer = () =>
        leerEntorno({ DATABASE_URL: `postgres://fundacion:${clave}@localhost:5432/fundacion` });
      expect(leer).toThrow('DATABASE_URL no se entiende');
      expect(leer).toThrow('por ejemplo %23 en vez de #');
      expect(leer).not.toThrow(`:${clave}@`);
    },
  );

  it.each(['p#x', 'p/x', 'p?x', '2026#x', '2026/x', '2026?x', 'p@s#x', 'p@s/x', 'p@s?x'])(
    'de una clave del correo con signos que cambian la dirección, «%s», se dice al arrancar y no con el primer mensaje',
    (clave) => {
      const leer = () => leerEntorno({ SMTP_URL: `smtps://panel:${clave}@correo.example:465` });
      expect(leer).toThrow('SMTP_URL no se entiende');
      expect(leer).not.toThrow(`:${clave}@`);
    },
  );

  it.each([
    'smtp://correo.example',
    'smtps://panel:p%23x@correo.example',
    'smtps://a@b.example:100%@correo.example',
  ])('la dirección del correo %s se entiende', (direccion) => {
    expect(leerEntorno({ SMTP_URL: direccion }).correo.smtp).toBe(direccion);
  });

  it('una clave con sus signos escritos así, o con una arroba, se entiende', () => {
    for (const clave of ['p%23x', '100%25', 'p@x', 'ñandú'])
      expect(
        leerEntorno({ DATABASE_URL: `postgres://fundacion:${clave}@localhost/f` }).urlBaseDatos,
      ).toContain(clave);
  });

  it('una arroba en un ajuste de la dirección no es de la clave', () => {
    const url = 'postgres://fundacion:p@uno.example/f?application_name=panel@casa';
    expect(leerEntorno({ DATABASE_URL: url }).urlBaseDatos).toBe(url);
  });

  it('varios servidores de la base, cada uno con su puerto, se entienden', () => {
    const url = 'postgres://fundacion:p@uno.example:5432,dos.example:5433/f?target_session_attrs=read-write';
    expect(leerEntorno({ DATABASE_URL: url }).urlBaseDatos).toBe(url);
  });

  it.each([
    'postgresql:///fundacion?host=/var/run/postgresql',
    'postgres://fundacion:clave@localhost/fundacion?sslmode=require&host=/var/run/postgresql',
  ])('un servidor dicho en «host=» se rechaza, porque se iría a otro: %s', (url) => {
    expect(() => leerEntorno({ DATABASE_URL: url })).toThrow('y no en «host=»');
  });

  it.each([
    [undefined, 0],
    ['0', 0],
    ['2', 2],
    ['20', 20],
    ['true', 1],
    ['false', 0],
    ['10.1.2.3', ['10.1.2.3']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['10.0.0.0/32,::1/128', ['10.0.0.0/32', '::1/128']],
  ])('en quién confía: %j es %j', (escrito, proxies) => {
    expect(leerEntorno({ TRUST_PROXY: escrito }).detrasDeProxy).toEqual(proxies);
  });

  it.each(['21', '-1', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/a', '10.0.0', '1,x'])(
    'en quién confía: %j no se entiende',
    (escrito) => {
      expect(() => leerEntorno({ TRUST_PROXY: escrito })).toThrow('TRUST_PROXY debe ser');
    },
  );

  it('lee los orígenes separados por comas, y las mediciones donde digan', () => {
    const { origenesCors, metricas } = leerEntorno({
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      METRICS_PORT: '9464',
    });
    expect(origenesCors).toEqual(['https://a.example', 'http://localhost:5173']);
    expect(metricas).toEqual({ puerto: 9464, anfitrion: 'localhost' });
  });

  it('la espera antes de cerrar se escribe en segundos', () => {
    expect(leerEntorno({ SHUTDOWN_DELAY: '2' }).esperaDeCierreMs).toBe(2_000);
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('la copia para trabajar sin red: %s', (escrito, conCopia) => {
    expect(leerEntorno({ OFFLINE_COPY: escrito }).conCopia).toBe(conCopia);
  });

  it('cada variable que puede estar mal tiene su caso', () => {
    expect([...Object.keys(MALOS), ...CUALQUIERA].sort()).toEqual([...NOMBRES_DE_ENTORNO].sort());
  });

  it.each(Object.entries(MALOS))(
    '%s mal escrita se explica en español, con su forma y un ejemplo',
    (nombre, valor) => {
      const leer = () => leerEntorno({ [nombre]: valor });
      expect(leer).toThrow(new RegExp(`^${nombre} (?:debe|no puede) [^\\n]*ejemplo[^\\n]+$`));
    },
  );

  it('dice todo lo que está mal de una vez', () => {
    expect(() => leerEntorno({ PORT: 'abc', LOG_LEVEL: 'x' })).toThrow(/PORT debe .*\nLOG_LEVEL debe /);
  });

  it('la dirección del sitio es la que se ponga, sin barra final, o la del propio servidor', () => {
    const leer = (entorno: Record<string, string>) => leerEntorno(entorno).direccion;
    expect(leer({})).toEqual({ url: 'http://localhost:3000', servicios: null });
    expect(leer({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({
      url: 'http://localhost:8080',
      servicios: null,
    });
    expect(leer({ PUBLIC_SITE_URL: 'https://sitio.example//' })).toEqual({
      url: 'https://sitio.example',
      servicios: 'https://sitio.example',
    });
  });

  it('un sitio que llama a los servicios desde otro origen no es la dirección de ellos', () => {
    const { direccion } = leerEntorno({
      PUBLIC_SITE_URL: 'https://sitio.example',
      CORS_ORIGINS: 'https://sitio.example',
    });
    expect(direccion).toEqual({ url: 'https://sitio.example', servicios: null });
  });

  it.each([
    'https://sitio.example/"><script>',
    "https://sitio.example/'",
    'https://sitio.example/?a=1',
    'https://sitio.example/#x',
    'https://',
    'https://:3000',
    'javascript:alert(1)',
  ])('PUBLIC_SITE_URL=%s detiene el arranque', (valor) => {
    expect(() => leerEntorno({ PUBLIC_SITE_URL: valor })).toThrow(/^PUBLIC_SITE_URL debe ser/);
  });

  it('S3 va completo o no va', () => {
    expect(() => leerEntorno({ S3_BUCKET: 'fundacion' })).toThrow(
      'falta definir: S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    );
    const casi = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'fundacion',
      S3_ACCESS_KEY_ID: 'AKIA1234567890EXAMPLE',
    };
    expect(() => leerEntorno(casi)).toThrow(/falta definir: S3_SECRET_ACCESS_KEY$/);
  });
});

describe('nombres parecidos', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['TRUST_PORXY', 'TRUST_PROXY'],
    ['STMP_URL', 'SMTP_URL'],
    ['data_dir', 'DATA_DIR'],
    ['BACKUP_PASSPHRASSE', 'BACKUP_PASSPHRASE'],
  ])('%s se avisa como %s', (escrito, conocido) => {
    expect(nombresParecidos({ [escrito]: 'x' })).toEqual([{ escrito, conocido }]);
    expect(avisosDeNombres({ [escrito]: 'secreto' })).toEqual([
      `Aviso: ${escrito} no es una variable de este programa y no se usa. ¿Quiso escribir ${conocido}?`,
    ]);
  });

  it('lo que cualquier entorno trae no se confunde con nada', () => {
    const comunes =
      'HOME PATH PWD USER SHELL TERM LANG HOSTNAME HOSTTYPE LOGNAME MAIL EDITOR DISPLAY TZ NODE_ENV CI SHLVL OLDPWD _ PORTS';
    expect(nombresParecidos(Object.fromEntries(comunes.split(' ').map((nombre) => [nombre, 'x'])))).toEqual(
      [],
    );
    expect(nombresParecidos(Object.fromEntries(NOMBRES_DE_ENTORNO.map((nombre) => [nombre, 'x'])))).toEqual(
      [],
    );
  });
});
