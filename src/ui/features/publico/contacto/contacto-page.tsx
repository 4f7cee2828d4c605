import { FUNDACION } from '@/ui/content/fundacion';
import { Acciones } from '../piezas/acciones';
import { IconoMarco } from '../piezas/icono-marco';
import { Portada } from '../piezas/portada';
import { CajaCrisis } from './caja-crisis';
import { Canales } from './canales';
import { Mapas } from './mapas';

export const ContactoPage = () => (
  <>
    <Portada
      titulo="Contacto"
      texto={`Estamos disponibles ${FUNDACION.disponibilidad}. Llame o escriba a cualquier hora: siempre hay alguien que responde.`}
    >
      <Acciones sobreImagen>
        <a href={FUNDACION.telefono.enlace} data-tono="amanecer">
          <IconoMarco nombre="telefono" />
          Llamar ahora
        </a>
        <a href={FUNDACION.whatsapp.enlace}>
          <IconoMarco nombre="whatsapp" />
          WhatsApp
        </a>
      </Acciones>
    </Portada>
    <CajaCrisis />
    <Canales />
    <Mapas />
  </>
);
