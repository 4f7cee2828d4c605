import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leerEntorno } from '@/server/arranque/leer-entorno';
import { mensajeDeInicio } from '@/server/arranque/mensajes';

type Iniciado = Parameters<typeof mensajeDeInicio>[1];

const INICIADO: Iniciado = {
  direccion: 'http://localhost:3000',
  direccionMetricas: null,
  recienCreado: false,
  enDiscoDeRed: false,
  relojConfiable: true,
  enlaceInicial: null,
  conAdministrador: true,
};
const ENLACE = 'http://localhost:3000/restablecer#inicial=abc';
const decir = (iniciado: Partial<Iniciado>, entorno = {}): string =>
  mensajeDeInicio(leerEntorno(entorno), { ...INICIADO, ...iniciado }).join('\n');

const NUEVA = 'Es una base nueva, sin datos. Si la fundación ya los tenía, no siga';

it('donde empieza una base se dice que es nueva, por si se esperaba otra, hasta que alguien entra', () => {
  expect(decir({ recienCreado: true, enlaceInicial: ENLACE })).toContain(NUEVA);
  expect(decir({ enlaceInicial: ENLACE })).toContain(NUEVA);
  expect(decir({ recienCreado: true }, { ADMIN_PASSWORD: 'una clave propia y larga' })).toContain(NUEVA);
  expect(decir({})).not.toContain(NUEVA);
});

it('la carpeta se dice entera: sin DATA_DIR depende de dónde se inicia', () => {
  expect(decir({})).toContain(`Datos: base embebida en ${resolve('data')}.`);
});

it('si ninguna cuenta de administrador está activa dice cómo crear otra, y no solo que inicie sesión', () => {
  const dicho = decir({ conAdministrador: false });
  expect(dicho).toContain('ninguna cuenta de administrador está activa');
  expect(dicho).toContain('npm run admin -- create --email');
  expect(decir({})).not.toContain('npm run admin');
});
