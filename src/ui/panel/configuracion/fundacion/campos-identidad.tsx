import { chakra } from '@chakra-ui/react/styled-system';
import { useController } from 'react-hook-form';
import { COLORES_DE_MARCA, type ColorDeMarca } from '@/domain/configuracion/identidad';
import { CampoTelefono } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { ChoiceChips } from '@/ui/shared/choice-chips';
import { FieldGroup } from '@/ui/shared/field-group';
import { NOMBRE_DE_COLOR, PALETAS } from '@/ui/tema/colores-de-marca';
import { PARTE_FUNDACION } from './parte-fundacion';

const E = PARTE_FUNDACION.etiquetas;

const Muestra = chakra('svg', { base: { borderRadius: 'full', border: '1px solid', borderColor: 'border' } });

const OPCIONES = COLORES_DE_MARCA.map((value) => ({
  value,
  label: NOMBRE_DE_COLOR[value],
  icon: (
    <Muestra viewBox="0 0 20 20" aria-hidden="true">
      <rect width="20" height="20" fill={PALETAS[value]['brand.solid'].claro} />
    </Muestra>
  ),
}));

function CampoColor() {
  const { field, fieldState } = useController({ name: 'color' });
  return (
    <ChoiceChips<ColorDeMarca>
      id={idCampo('color')}
      label={E.color}
      options={OPCIONES}
      value={field.value as ColorDeMarca}
      onChange={field.onChange}
      onBlur={field.onBlur}
      help="De botones, enlaces e íconos. Todos se leen bien de día y de noche."
      error={fieldState.error?.message}
    />
  );
}

/** Everything that a foundation says of itself. */
export function CamposIdentidad() {
  return (
    <div>
      <FieldGroup title="Identidad">
        <CampoTexto
          nombre="nombre"
          label={E.nombre}
          help="Como aparece en el sitio, los recibos y los formatos. Sin nombre, el sitio dice que está en preparación."
        />
        <FilaCampos>
          <CampoTexto
            nombre="nombre_corto"
            label={E.nombre_corto}
            help="Para el encabezado, el menú y la pestaña del navegador."
          />
          <CampoTexto
            nombre="nit"
            label={E.nit}
            inputMode="numeric"
            help="Con su dígito de verificación, por ejemplo 900.123.456-8."
          />
        </FilaCampos>
        <CampoParrafo nombre="frase" label={E.frase} rows={2} help="Se lee al pie de todas las páginas." />
        <FilaCampos>
          <CampoTexto nombre="anio_fundacion" label={E.anio_fundacion} inputMode="numeric" />
          <CampoTexto
            nombre="disponibilidad"
            label={E.disponibilidad}
            help="Por ejemplo «de 7 a. m. a 9 p. m.». Vacío, el sitio dice 24/7."
          />
        </FilaCampos>
        <CampoColor />
      </FieldGroup>
      <FieldGroup title="Contactos">
        <FilaCampos>
          <CampoTelefono nombre="telefono" label={E.telefono} />
          <CampoTelefono nombre="telefono_alterno" label={E.telefono_alterno} />
        </FilaCampos>
        <FilaCampos>
          <CampoTelefono nombre="whatsapp" label={E.whatsapp} help="Vacío, es el teléfono principal." />
          <CampoTexto nombre="correo" label={E.correo} type="email" inputMode="email" />
        </FilaCampos>
        <FilaCampos>
          <CampoTexto
            nombre="direccion"
            label={E.direccion}
            help="De la oficina, para los recibos. Las casas son de la sección Sedes."
          />
          <CampoTexto nombre="municipio" label={E.municipio} />
        </FilaCampos>
      </FieldGroup>
      <FieldGroup title="Redes sociales">
        <FilaCampos>
          <CampoTexto
            nombre="facebook"
            label={E.facebook}
            inputMode="url"
            help="El nombre (@su-perfil) o la dirección."
          />
          <CampoTexto
            nombre="instagram"
            label={E.instagram}
            inputMode="url"
            help="El nombre (@su-perfil) o la dirección."
          />
        </FilaCampos>
        <FilaCampos>
          <CampoTexto nombre="youtube" label={E.youtube} inputMode="url" />
          <CampoTexto nombre="tiktok" label={E.tiktok} inputMode="url" />
        </FilaCampos>
      </FieldGroup>
    </div>
  );
}
