const RUTA = '/dashboard-api';

/** react-admin over the product's own service, page by page, with the token that the browser keeps. */
export const proveedorDelServicio = () => ({
  getList: async (recurso, { pagination, sort, filter }) => {
    const consulta = new URLSearchParams({
      pagina: String(pagination.page),
      limite: String(pagination.perPage),
      orden: sort.order === 'DESC' ? `-${sort.field}` : sort.field,
    });
    if (filter.q) consulta.set('buscar', filter.q);
    const respuesta = await fetch(`${RUTA}/${recurso}?${consulta}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    return respuesta.json();
  },
});
