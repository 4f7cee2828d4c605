import { randomUUID } from 'node:crypto';

const PAGINAS = 40;

const CABECERAS_JSON = { 'content-type': 'application/json' };

const tanda = Date.now().toString(36);
let creados = 0;

const nuevoParticipante = () => {
  creados += 1;
  return JSON.stringify({
    nombre: `Persona de Prueba ${creados}`,
    telefono: '3001234567',
    tipo_documento: 'PA',
    numero_documento: `${tanda}-${creados}`,
    area: 'HOMBRES',
    programa: 'INTERNADO',
  });
};

const rotar = (valores, aPeticion) => valores.map((valor) => ({ method: 'GET', ...aPeticion(valor) }));

const paginas = Array.from({ length: PAGINAS }, (_, n) => n + 1);

/**
 * What both servers are asked, in turns: `propias` for the product, `referencia` for the handler written by hand, and the
 * least part of its requests per second that the product must reach.
 */
export const cargas = ({ token, nombres }) => {
  const sesion = { authorization: `Bearer ${token}` };
  return [
    {
      nombre: 'lista de 10, con sesión, permiso y cabeceras',
      limite: 0.6,
      comparar: true,
      propias: [{ method: 'GET', path: '/dashboard-api/usuarios', headers: sesion }],
      referencia: [{ method: 'GET', path: '/usuarios' }],
    },
    {
      nombre: 'creación, con historia y clave contra repeticiones',
      limite: 0.45,
      estado: 201,
      propias: [
        {
          method: 'POST',
          path: '/dashboard-api/participantes',
          setupRequest: (peticion) => ({
            ...peticion,
            headers: { ...CABECERAS_JSON, ...sesion, 'idempotency-key': randomUUID() },
            body: nuevoParticipante(),
          }),
        },
      ],
      referencia: [
        {
          method: 'POST',
          path: '/participantes',
          setupRequest: (peticion) => ({ ...peticion, headers: CABECERAS_JSON, body: nuevoParticipante() }),
        },
      ],
    },
    {
      nombre: 'página de 10 con su total',
      limite: 0.6,
      comparar: true,
      propias: rotar(paginas, (pagina) => ({
        path: `/dashboard-api/participantes?pagina=${pagina}&limite=10`,
        headers: sesion,
      })),
      referencia: rotar(paginas, (pagina) => ({ path: `/pagina?pagina=${pagina}` })),
    },
    {
      nombre: 'búsqueda entre 10.000',
      limite: 0.6,
      comparar: true,
      propias: rotar(nombres, (nombre) => ({
        path: `/dashboard-api/participantes?limite=10&buscar=${encodeURIComponent(nombre)}`,
        headers: sesion,
      })),
      referencia: rotar(nombres, (nombre) => ({ path: `/buscar?buscar=${encodeURIComponent(nombre)}` })),
    },
  ];
};
