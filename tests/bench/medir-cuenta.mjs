import { medirLighthouse } from './medir-lighthouse.mjs';
import { CLAVE, CORREO, rutaAMano } from './servidor-banco.mjs';

const pedir = async (url, ruta, cuerpo, token) => {
  const respuesta = await fetch(url + ruta, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(cuerpo),
  });
  if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status}`);
  return respuesta.json();
};

/** The link of a mother who owes three months, as she opens it. */
const crearCuenta = async (url) => {
  const { data } = await pedir(url, '/auth-api/auth/login', { email: CORREO, password: CLAVE });
  const crear = (ruta, cuerpo) => pedir(url, `/dashboard-api${ruta}`, cuerpo, data.token);
  const { id } = await crear('/participantes', { nombre: 'Ana Banco', telefono: '3000000001' });
  const acudiente = await crear('/acudientes', {
    id_participante: id,
    tipo_documento: 'CC',
    numero_documento: '43111222',
    nombres: 'Rosa',
    apellidos: 'Banco',
    telefono: '3001112233',
    es_responsable_pago: true,
    autorizado_informacion: true,
  });
  for (const periodo of ['2026-01', '2026-02', '2026-03'])
    await crear('/mensualidades', {
      participante_id: id,
      id_acudiente: acudiente.id,
      periodo,
      valor: 850_000,
    });
  const { direccion } = await crear(`/pagadores/acudiente-${acudiente.id}/enlaces`, {});
  return new URL(direccion, url).pathname;
};

/** What a family opens with its link, beside the hand-written page of the site that is most like it. */
export const medirCuenta = async (banco) =>
  medirLighthouse(banco, '/cuenta/…', {
    direccion: await crearCuenta(banco.url),
    aMano: rutaAMano('/accounts'),
  });
