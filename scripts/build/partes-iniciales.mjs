const ENTRADAS = { publica: 'publico', acceso: 'acceso', panel: 'panel' };

/** Adapters that the first screen of each section asks for as soon as it runs (src/infrastructure/di/web/lecturas-http.ts). */
const LECTURAS = {
  '/_panel/dashboard': ['/http-tablero'],
  '/_panel/participantes': ['/http-participante-repository', '/http-sede-repository'],
  '/_panel/participantes_/censo': ['/http-participante-repository', '/http-sede-repository'],
  '/_panel/acudientes': ['/http-acudiente-repository'],
  '/_panel/sedes': ['/http-sede-repository'],
  '/_panel/financiero': ['/http-mensualidad-repository', '/http-sede-repository'],
  '/_panel/usuarios': ['/http-usuario-repository'],
  '/_panel/formatos': ['/crear-archivos-http'],
};

const aparteDe = ({ ids, estado }) => [
  ...(estado === 404 ? ['/no-encontrada'] : []),
  ...ids.flatMap((id) => LECTURAS[id] ?? []),
];

/** The scripts of the entry that a page runs. */
export const entradaDe = ({ pesos, tipo }) => pesos.entradas[ENTRADAS[tipo]];

/** Scripts a page asks for besides the entry: those of its routes, of its 404 screen and of the services it talks to. */
export const partesDe = ({ pesos, ids, tipo, estado }) => {
  const claves = Object.keys(pesos.partes);
  const aparte = aparteDe({ ids, estado }).map((final) => {
    const clave = claves.find((candidata) => candidata.endsWith(final));
    if (!clave) throw new Error(`Ninguna parte del sitio se llama ${final}: revise partes-iniciales.mjs`);
    return clave;
  });
  const iniciales = new Set(entradaDe({ pesos, tipo }));
  const archivos = [...claves.filter((clave) => ids.includes(clave)), ...aparte].flatMap(
    (clave) => pesos.partes[clave],
  );
  return [...new Set(archivos)].filter((archivo) => !iniciales.has(archivo));
};

/** What whoever signs in needs next: fetched while they type. */
export const luegoDe = ({ pesos, tipo }) =>
  tipo === 'acceso'
    ? [
        ...entradaDe({ pesos, tipo: 'panel' }),
        ...partesDe({ pesos, ids: ['/_panel/dashboard'], tipo: 'panel', estado: 200 }),
      ].filter((archivo) => !entradaDe({ pesos, tipo }).includes(archivo))
    : [];
