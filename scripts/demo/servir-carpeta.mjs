import estaticos from '@fastify/static';
import fastify from 'fastify';

/** Serves a built folder as a static host does, and its index.html for the paths that only the router knows. */
export const servirCarpeta = async (carpeta, base, port) => {
  const servidor = fastify();
  await servidor.register(estaticos, { root: carpeta, prefix: base, cacheControl: false });
  servidor.setNotFoundHandler((_peticion, respuesta) => respuesta.sendFile('index.html'));
  await servidor.listen({ port, host: 'localhost' });
  return servidor;
};
