import { FUNDACION } from '@/ui/content/fundacion';
import { Acciones } from '../piezas/acciones';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';

export const Confirmacion = () => (
  <Seccion
    titulo="Confirme su donación o pida su certificado"
    texto={`Escríbanos a ${FUNDACION.correo.visible} con su nombre, documento, fecha y valor. Le confirmamos que llegó y, si lo necesita, le enviamos el certificado de donación cuando cumpla los requisitos de la DIAN.`}
    fondo="verde"
  >
    <Acciones>
      <a href={`${FUNDACION.correo.enlace}?subject=Confirmación%20de%20donación`} data-tono="principal">
        <Icono nombre="correo" />
        Escribir a {FUNDACION.correo.visible}
      </a>
    </Acciones>
  </Seccion>
);
