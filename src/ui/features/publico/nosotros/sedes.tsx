import { SEDES } from '@/ui/content/sedes';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';
import { Tarjetas } from '../piezas/tarjetas';

export const Sedes = () => (
  <Seccion
    titulo="Dónde estamos"
    texto="En cada sede, hombres y mujeres reciben atención por separado."
    fondo="verde"
  >
    <Tarjetas columnas={3}>
      {SEDES.map(({ clave, nombre, direccion, telefono }) => (
        <li key={clave}>
          <Icono nombre="pin" />
          <h3>{nombre}</h3>
          <p>{direccion}</p>
          <p>
            <a href={telefono.enlace}>{telefono.visible}</a>
          </p>
        </li>
      ))}
    </Tarjetas>
  </Seccion>
);
