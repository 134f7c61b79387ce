-- The side of the steering wheel by the words that are searched for. What the operator has changed meanwhile is his and stays.
UPDATE fact_choices c SET also = v.now
  FROM facts f, (VALUES
    ('left', ARRAY['LHD', 'ستيرن يسار'],
     ARRAY['LHD', 'left hand drive', 'left steering', 'ستيرن يسار', 'سوکانی چەپ', 'سوکان چەپ']),
    ('right', ARRAY['RHD', 'ستيرن يمين', 'انكليزي'],
     ARRAY['RHD', 'right hand drive', 'right steering', 'ستيرن يمين', 'سوکانی ڕاست', 'سوکان ڕاست', 'انكليزي'])
  ) v(key, was, now)
 WHERE f.id = c.fact_id AND f.key = 'steering_side' AND c.key = v.key AND c.also = v.was;
