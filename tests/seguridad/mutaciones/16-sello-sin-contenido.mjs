/** @type {import('../mutacion.mjs').Mutacion} */
export default {
  punto: 16,
  que: 'El sello de una línea no mira lo que dice',
  cambios: [
    {
      archivo: 'src/domain/actividad/cadena-de-actividad.ts',
      busca: '[previa, ...campos].map(',
      pone: '[previa, ...campos.slice(0, 4)].map(',
    },
    {
      archivo: 'src/infrastructure/postgres/migraciones/0008_cadena_de_actividad.sql',
      busca:
        "'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"'))::text,\n    coalesce(to_json(a.usuario)::text, 'null'),\n    to_json(a.accion)::text,\n    to_json(a.entidad)::text,\n    to_json(a.entidad_id::text)::text,\n    to_json(a.cambios::text)::text,\n    coalesce(to_json(a.origen)::text, 'null'))",
      pone: '\'YYYY-MM-DD"T"HH24:MI:SS.US"Z"\'))::text)',
    },
  ],
  pruebas: ['tests/server/auditoria.test.ts'],
  filtro: 'se descubre',
};
