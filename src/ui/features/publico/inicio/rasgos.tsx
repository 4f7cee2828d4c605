import { TARJETAS } from '@/ui/content/inicio';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';
import { Tarjetas } from '../piezas/tarjetas';

export const Rasgos = () => (
  <Seccion titulo="Una manera completa de acompañar" fondo="blanco">
    <Tarjetas columnas={4}>
      {TARJETAS.map(({ key, icon, title, detail }) => (
        <li key={key}>
          <Icono nombre={icon} />
          <h3>{title}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </Tarjetas>
  </Seccion>
);
