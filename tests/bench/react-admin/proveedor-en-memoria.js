const plegar = (texto) =>
  String(texto ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const comparar = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** react-admin's data in the page itself, as its own example provider has it: no network between the click and the rows. */
export const proveedorEnMemoria = (filas) => {
  const buscables = filas.map((fila) => plegar(`${fila.nombre} ${fila.numero_documento} ${fila.telefono}`));
  return {
    getList: async (_recurso, { pagination, sort, filter }) => {
      const palabras = plegar(filter.q).split(' ').filter(Boolean);
      const elegidas = filas.filter((_, i) => palabras.every((palabra) => buscables[i].includes(palabra)));
      const sentido = sort.order === 'DESC' ? -1 : 1;
      const ordenadas = elegidas.sort((a, b) => sentido * comparar(a[sort.field], b[sort.field]));
      const desde = (pagination.page - 1) * pagination.perPage;
      return { data: ordenadas.slice(desde, desde + pagination.perPage), total: ordenadas.length };
    },
  };
};
