import { atacarConUnaCuenta } from '../../seguridad/ataques/una-cuenta.mjs';
import { decimal, fila } from '../base/fila.mjs';

const SEGUNDOS = Number(process.env.BENCH_ATAQUE_SEGUNDOS ?? 60);
const LIMITE = 5;
const PERSONAS = 10_000;
const CORREO = 'atacante@fundacion.example';
const CLAVE = 'cualquier frase larga 77';

const enviar = async (url, cuerpo, { method = 'POST', token } = {}) => {
  const respuesta = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(cuerpo),
  });
  if (!respuesta.ok) throw new Error(`${url}: ${respuesta.status} ${await respuesta.text()}`);
  return respuesta.json();
};

/** An account of role CONSULTA that chose its own password, with its session. */
const cuentaDeConsulta = async ({ url, token }) => {
  const entrar = async (password) =>
    (await enviar(`${url}/auth-api/auth/login`, { email: CORREO, password })).data.token;
  const provisional = `${CLAVE} y más`;
  await enviar(
    `${url}/dashboard-api/usuarios`,
    { email: CORREO, password: provisional, rol: 'CONSULTA' },
    { token },
  );
  const { data } = await enviar(
    `${url}/auth-api/auth/password`,
    { actual: provisional, nueva: CLAVE },
    { method: 'PUT', token: await entrar(provisional) },
  );
  return { token: data.token, correo: CORREO };
};

/** How long others wait for one record while an account that may only read does its worst, against the same at rest. */
export const medirAtaque = async (banco) => {
  const { quieto, atacado, razon } = await atacarConUnaCuenta({
    url: banco.url,
    administrador: banco.token,
    consulta: await cuentaDeConsulta(banco),
    personas: PERSONAS,
    segundos: SEGUNDOS,
  });
  const fallas = [...atacado.escritura.fallas, ...atacado.fallas];
  for (const falla of new Set(fallas)) console.log(`  Falla: ${falla}`);
  return [
    fila(
      `Ataque: un detalle mientras una cuenta hace lo peor que puede, ${SEGUNDOS} s`,
      `${decimal(razon)}× (p95 ${decimal(atacado.p95)} ms); ${fallas.length} fallas en ${atacado.escritura.hechas} escrituras y ${atacado.lecturas} lecturas`,
      `en calma: p95 ${decimal(quieto.p95)} ms`,
      `< ${LIMITE}×; 0 fallas`,
      razon < LIMITE && fallas.length === 0,
    ),
  ];
};
