import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { arrancarServidor, CLAVE, CORREO } from '../servidor-banco.mjs';

const GUION = new URL('./semilla.sql', import.meta.url);

const entrar = async (url) => {
  const respuesta = await fetch(`${url}/auth-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: CORREO, password: CLAVE }),
  });
  const { data } = await respuesta.json();
  return data.token;
};

const sembrar = async (urlBase, personas) => {
  const guion = (await readFile(GUION, 'utf8')).replaceAll(':personas', String(personas));
  const sql = postgres(urlBase, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(guion).simple();
    await sql.unsafe('vacuum (analyze)');
  } finally {
    await sql.end();
  }
};

/** The built server over a database of its own with that many participantes; `token` is an administrator's. */
export const abrirServidorDeDatos = async (cluster, { nombre, personas, puerto }) => {
  const urlBase = await cluster.crearBase(nombre);
  const servidor = await arrancarServidor({ puerto, entorno: { DATABASE_URL: urlBase } });
  try {
    await sembrar(urlBase, personas);
    return { ...servidor, urlBase, token: await entrar(servidor.url) };
  } catch (error) {
    await servidor.cerrar();
    throw error;
  }
};
