import { lazy } from 'react';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { DialogoFormato } from './dialogo-formato';
import { ListaPlantillas } from './lista-plantillas';
import { usePlantillas } from './use-plantillas';

const Vista = lazy(() => import('./vista-plantilla'));
const Paquete = lazy(() => import('./vista-paquete'));

/** The templates: their list, one of them filled, or all of an admission. */
export default function PestanaPlantillas() {
  const { busqueda } = usePlantillas();
  const esAdministrador = useEsAdministrador();
  const { detalle, paquete, editar, nuevo } = busqueda;
  return (
    <>
      {paquete ? (
        <Paquete />
      ) : detalle === undefined ? (
        <ListaPlantillas />
      ) : (
        <Vista key={String(detalle)} id={detalle} />
      )}
      {esAdministrador && (nuevo || editar !== undefined) ? (
        <DialogoFormato id={nuevo ? null : (editar ?? null)} />
      ) : null}
    </>
  );
}
