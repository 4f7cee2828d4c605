import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SESION_INACTIVA_MS, SESION_MAXIMA_MS } from '@/domain/sesion/sesion-abierta';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { ARCHIVO_MAXIMO_BYTES, RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import { CONTRASENA_MAXIMO, CONTRASENA_MINIMO } from '@/domain/shared/contrasena';
import { PALABRAS_DE_LA_CASA } from '@/domain/shared/contrasena-facil';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';

const leer = (ruta: string): string => readFileSync(new URL(`../../${ruta}`, import.meta.url), 'utf8');
const documento = leer('docs/seguridad.md').replace(/\s+/g, ' ');
const conPuntos = (numero: number): string => new Intl.NumberFormat('es-CO').format(numero);

/** What the code says, read from where it says it. */
const enCodigo = (ruta: string, patron: RegExp): string => {
  const valor = patron.exec(leer(ruta))?.[1];
  if (!valor) throw new Error(`${ruta} ya no dice ${patron}`);
  return valor.replaceAll('_', '');
};

const AUTENTICAR = 'src/application/sesion/autenticar-credenciales.ts';
const PEDIR = 'src/application/sesion/pedir-restablecimiento.ts';
const ARGON = 'src/infrastructure/crypto/argon2-hash-contrasena.ts';
const FRENO = 'src/infrastructure/postgres/sesion/postgres-freno-intentos.ts';

const FRASES: readonly [frase: string][] = [
  [`De ${CONTRASENA_MINIMO} a ${CONTRASENA_MAXIMO} caracteres`],
  [
    `argon2id con ${enCodigo(ARGON, /memoryCost: ([\d_]+)/)} KiB y ${enCodigo(ARGON, /timeCost: (\d+)/)} pasadas`,
  ],
  [`a lo sumo ${enCodigo(ARGON, /A_LA_VEZ = (\d+)/)} cálculos a la vez`],
  [`${enCodigo(AUTENTICAR, /FALLOS_POR_CUENTA = (\d+)/)} fallos por cuenta`],
  [
    `y ${enCodigo(AUTENTICAR, /FALLOS_POR_DIRECCION = (\d+)/)} por dirección en ${enCodigo(FRENO, /VENTANA_MS = (\d+) \*/)} minutos`,
  ],
  [`en los últimos ${enCodigo(FRENO, /CONOCIDO_MS = (\d+) \*/)} días`],
  [`sirve ${PROVISIONAL_HORAS} horas y con ella solo`],
  [
    `el intento ${Number(enCodigo('src/server/http/manejadores/sesion.ts', /INTENTOS_POR_CUENTA = (\d+)/)) + 1} en`,
  ],
  [`más de ${enCodigo('scripts/sec/avisos.mjs', /REVISION_DIAS = (\d+)/)} días`],
  [`un uso, ${RESTABLECIMIENTO_MINUTOS} minutos`],
  [
    `${enCodigo(PEDIR, /PEDIDOS_POR_CORREO = (\d+)/)} por correo y ${enCodigo(PEDIR, /PEDIDOS_POR_DIRECCION = (\d+)/)} por dirección`,
  ],
  [`a los ${SESION_INACTIVA_MS / 60_000} minutos sin uso y a las ${SESION_MAXIMA_MS / 3_600_000} horas`],
  [`hasta ${conPuntos(ARCHIVO_MAXIMO_BYTES)} bytes`],
  [
    `cuerpo de ${conPuntos(Number(enCodigo('src/server/http/crear-aplicacion.ts', /CUERPO_MAXIMO_BYTES = ([\d_]+)/)))} bytes`,
  ],
  [
    `importación, ${conPuntos(Number(enCodigo('src/server/http/manejadores/participantes.ts', /cuerpoMaximo: ([\d_]+)/)))}`,
  ],
];

describe('docs/seguridad.md dice lo que hace el código', () => {
  it.each(FRASES)('%s', (frase) => {
    expect(documento).toContain(frase);
  });

  it('nombra cada palabra de la casa y cada campo reservado', () => {
    for (const palabra of PALABRAS_DE_LA_CASA) expect(documento).toContain(palabra);
    for (const campo of CAMPOS_RESERVADOS)
      expect(documento.toLowerCase()).toContain(campo.replaceAll('_', ' '));
  });

  it.each([
    'Datos y su protección',
    'Contraseñas y freno',
    'Sesiones',
    'Quién puede qué',
    'Validación y límites',
    'Archivos',
    'Registro e historia',
    'Criptografía',
    'Comunicaciones',
    'Dependencias',
  ])('tiene la parte %s', (titulo) => {
    expect(leer('docs/seguridad.md')).toContain(`\n## ${titulo}\n`);
  });

  it('nadie se conecta a otro sitio que los que la página nombra', () => {
    const servidor = leer('src/server/arranque/entorno-externos.ts');
    for (const variable of ['S3_ENDPOINT', 'SMTP_URL']) {
      expect(servidor).toContain(variable);
      expect(documento).toContain(variable);
    }
  });
});
