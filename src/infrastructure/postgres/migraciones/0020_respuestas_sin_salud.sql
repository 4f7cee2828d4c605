-- What is kept to answer again a creation that is repeated has no health data: whoever repeats it brings it.
update claves_creacion
   set respuesta = (respuesta::jsonb
     || '{"alergias":null,"medicamentos":null,"sustancia_principal":null,"antecedentes":null}'::jsonb)::json
 where json_typeof(respuesta) = 'object'
   and respuesta::jsonb ?| array['alergias', 'medicamentos', 'sustancia_principal', 'antecedentes'];
