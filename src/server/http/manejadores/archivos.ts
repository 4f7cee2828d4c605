import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import {
  esquemaCambioNombre,
  esquemaCarpetaNueva,
  esquemaPedidoSubida,
  esquemaRutaPedida,
} from '@/domain/archivos/pedidos-archivos';
import { validarRuta } from '@/domain/archivos/ruta-archivo';
import { analizar } from '@/domain/shared/analizar';
import { consultaRuta } from '@/server/http/consulta/esquemas-consulta';
import { exigirActor, type Manejadores, ok, type Peticion, SIN_CONTENIDO } from '@/server/http/manejador';

const deQuien = (peticion: Peticion, { archivos }: ServiciosServidor) => archivos.de(exigirActor(peticion));

/** Whole, so that a client on another origin uses it as it is. Where it is asked at is no part of the signature. */
const firmada = ({ direccion }: Peticion, consulta: string) =>
  ok({ signedUrl: `${direccion}/dashboard-api/storage/object?${consulta}` });

/** Specification §7, storage calls, with two of ours: download-url and rename-file. */
export const manejadoresArchivos: Manejadores = {
  'GET /storage/list': async (peticion, servicios) => {
    const { path } = analizar(consultaRuta, { ...peticion.query });
    return ok(await deQuien(peticion, servicios).listar(validarRuta(path)));
  },
  'GET /storage/download-url': async (peticion, servicios) => {
    const { path } = analizar(consultaRuta, { ...peticion.query });
    return firmada(peticion, await deQuien(peticion, servicios).firmar.descarga(path));
  },
  'POST /storage/upload-url': async (peticion, servicios) => {
    const { path, fileName, contentType } = analizar(esquemaPedidoSubida, peticion.cuerpo);
    return firmada(peticion, await deQuien(peticion, servicios).firmar.subida(path, fileName, contentType));
  },
  'POST /storage/delete-url': async (peticion, servicios) => {
    const { path } = analizar(esquemaRutaPedida, peticion.cuerpo);
    return firmada(peticion, await deQuien(peticion, servicios).firmar.eliminacion(path));
  },
  'POST /storage/create-folder': async (peticion, servicios) => {
    const { name, parentPath } = analizar(esquemaCarpetaNueva, peticion.cuerpo);
    await deQuien(peticion, servicios).crearCarpeta(name, parentPath);
    return { estado: 201 };
  },
  'POST /storage/rename-folder': async (peticion, servicios) => {
    const { oldName, newName, parentPath } = analizar(esquemaCambioNombre, peticion.cuerpo);
    await deQuien(peticion, servicios).renombrarCarpeta(oldName, newName, parentPath);
    return SIN_CONTENIDO;
  },
  'POST /storage/rename-file': async (peticion, servicios) => {
    const { oldName, newName, parentPath } = analizar(esquemaCambioNombre, peticion.cuerpo);
    await deQuien(peticion, servicios).renombrarArchivo(oldName, newName, parentPath);
    return SIN_CONTENIDO;
  },
  'POST /storage/delete-folder': async (peticion, servicios) => {
    const { path } = analizar(esquemaRutaPedida, peticion.cuerpo);
    await deQuien(peticion, servicios).eliminarCarpeta(path);
    return SIN_CONTENIDO;
  },
};
